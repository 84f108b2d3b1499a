/** A store in a bucket, as a host follows it. */
export { BucketError } from './bucket-errors';
export { BucketFollower } from './bucket-follower';
export { parseBucketLocation } from './bucket-location';
export { openBucket } from './open-bucket';
export { copyName } from './open-store';
