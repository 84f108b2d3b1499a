/** A bucket that gave no answer, or refused. `message` goes on after the name of the bucket. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  /** @param isRefusal the bucket has answered, and will answer so again until somebody changes something */
  constructor(
    message: string,
    readonly isRefusal: boolean,
  ) {
    super(message);
  }
}

/** An object that was to be as somebody had read it, or not there, has been changed by somebody else. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError';
}

/** What the client throws, of the AWS client or of the network under it. */
interface Thrown {
  name?: string;
  code?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

/** The status of an answer that the client made an error of; undefined when there was none. */
export const statusOf = (error: unknown): number | undefined =>
  (error as Thrown).$metadata?.httpStatusCode;

/** The name of what the client threw, e.g. that of an error of S3. */
export const nameOf = (error: unknown): string => (error as Thrown).name ?? 'Error';

/** Says in a sentence why a bucket could not be used. @param bucket its name */
export function toBucketError(bucket: string, error: unknown): BucketError {
  if (error instanceof BucketError) return error;
  const { code, message = '' } = error as Thrown;
  const status = statusOf(error);
  if (nameOf(error) === 'CredentialsProviderError')
    return new BucketError(
      `there are no credentials for the bucket ${bucket}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`,
      true,
    );
  const words = message.replace(/^AWS SDK error wrapper for /, '').replace(/^Error: /, '');
  const reason = words || code || nameOf(error);
  if (status !== undefined && status >= 400 && status < 500)
    return new BucketError(`the bucket ${bucket} refuses (${status}): ${nameOf(error)}`, true);
  return new BucketError(`the bucket ${bucket} cannot be reached: ${reason}`, false);
}
