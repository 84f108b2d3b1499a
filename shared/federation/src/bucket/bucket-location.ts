/** A bucket and the folder in it that is the store. */
export interface BucketLocation {
  bucket: string;
  /** Empty, or ends with `/`. */
  prefix: string;
}

const LOCATION = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9_.-]+)*)\/?$/;

/**
 * Reads `s3://bucket/prefix`.
 * @throws Error that says what it looks like
 */
export function parseBucketLocation(text: string): BucketLocation {
  const [, bucket, path = ''] = LOCATION.exec(text) ?? [];
  if (bucket === undefined || path.includes('..'))
    throw new Error(`must be like s3://bucket or s3://bucket/folder, and not "${text}"`);
  return { bucket, prefix: path === '' ? '' : `${path.slice(1)}/` };
}
