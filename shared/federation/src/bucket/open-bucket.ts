import { Bucket } from './bucket';
import { BucketError } from './bucket-errors';
import { parseBucketLocation } from './bucket-location';

/** ms that a connection and an answer may take: a host goes on meanwhile with what it has. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 20_000;

const ENDPOINTS = ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL'] as const;

/** What is wrong with the settings of AWS, before anybody is asked. */
function problemOf(env: NodeJS.ProcessEnv): string | undefined {
  for (const name of ENDPOINTS) {
    const value = env[name];
    if (value && !(URL.canParse(value) && /^https?:/.test(value)))
      return `${name}: must be an address that begins with https:// or http://, and not "${value}"`;
  }
  const [id, secret] = [env['AWS_ACCESS_KEY_ID'], env['AWS_SECRET_ACCESS_KEY']];
  if (!id === !secret) return undefined;
  return `${id ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID'}: missing, and the other half of the key is set`;
}

/**
 * Opens the store of a bucket by the official client, which reads AWS's own settings: credentials, region,
 * and `AWS_ENDPOINT_URL` for a store that is not Amazon's. Asks the bucket nothing yet.
 * @param text as of `RELEASES_STORE`
 * @param limits `answerMs`: how long an answer may take to begin, and may pause; 20 s unless said
 * @throws BucketError that names the setting that is wrong
 */
export async function openBucket(text: string, { answerMs = ANSWER_MS } = {}): Promise<Bucket> {
  const problem = problemOf(process.env);
  if (problem) throw new BucketError(problem, true);
  const location = readLocation(text);
  // Loaded only where a bucket is used: it is large.
  const commands = await import('@aws-sdk/client-s3');
  const endpoint = ENDPOINTS.map((name) => process.env[name]).find(Boolean);
  const client = new commands.S3Client({
    // Stores that are not Amazon's have no name server for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Each file is checked by our own hashes; not every store knows Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: answerMs,
      // Without it the client only writes a warning, and waits on.
      throwOnRequestTimeout: true,
      socketTimeout: answerMs,
    },
  });
  await client.config.region().catch((error: unknown) => {
    throw new BucketError(`AWS_REGION: ${(error as Error).message}`, true);
  });
  return new Bucket(client, commands, location);
}

function readLocation(text: string) {
  try {
    return parseBucketLocation(text);
  } catch (error) {
    throw new BucketError((error as Error).message, true);
  }
}
