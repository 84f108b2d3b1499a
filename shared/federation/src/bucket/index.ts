/** A store in a bucket, as a host follows it. */
export { BucketError } from './bucket-errors';
export { parseBucketLocation } from './bucket-location';
export { BucketFollower } from './follower/bucket-follower';
export { openBucket } from './open-bucket';
export { copyName } from './open-store';
