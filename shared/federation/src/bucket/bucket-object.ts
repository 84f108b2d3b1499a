/** An object of a bucket. */
export interface BucketObject {
  content: Buffer;
  /** Changes with the content. */
  etag: string;
}

/** What a bucket's list says of an object. */
export interface ListedObject {
  /** Without the store's own prefix. */
  key: string;
  etag: string;
  bytes: number;
  /** When it was written, by the bucket's clock, in ms. */
  writtenAt: number;
}

/** Under which condition an object is written. */
export type PutCondition = { ifMatch: string } | { ifNew: true };
