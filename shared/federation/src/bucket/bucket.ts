import type * as Commands from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import { ChangedMeanwhileError, nameOf, statusOf, toBucketError } from './bucket-errors';
import type { BucketLocation } from './bucket-location';
import type { BucketObject, ListedObject, PutCondition } from './bucket-object';

/** Answers of a bucket whose object is not as the condition of a write wants it. */
const CHANGED = [409, 412];

/** The objects of one store in a bucket, by keys without the store's prefix. */
export class Bucket {
  readonly #client: S3Client;
  readonly #commands: typeof Commands;
  readonly #location: BucketLocation;

  constructor(client: S3Client, commands: typeof Commands, location: BucketLocation) {
    this.#client = client;
    this.#commands = commands;
    this.#location = location;
  }

  /** As people write it: `s3://bucket/prefix`. */
  get name(): string {
    return `s3://${this.#location.bucket}/${this.#location.prefix}`;
  }

  #at(key: string): { Bucket: string; Key: string } {
    const { bucket, prefix } = this.#location;
    return { Bucket: bucket, Key: prefix + key };
  }

  #fail(error: unknown): never {
    throw toBucketError(this.#location.bucket, error);
  }

  /**
   * Reads an object.
   * @param unless an etag: the object as it is known already
   * @returns undefined when there is none, `unchanged` when it is as it is known
   * @throws BucketError
   */
  async get(key: string, unless?: string): Promise<BucketObject | 'unchanged' | undefined> {
    const condition = unless === undefined ? {} : { IfNoneMatch: unless };
    try {
      const answer = await this.#client.send(
        new this.#commands.GetObjectCommand({ ...this.#at(key), ...condition }),
      );
      const content = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
      return { content, etag: answer.ETag ?? '' };
    } catch (error) {
      if (statusOf(error) === 304) return 'unchanged';
      if (nameOf(error) === 'NoSuchKey') return undefined;
      this.#fail(error);
    }
  }

  /** Reads an object, whatever was known of it. @throws BucketError */
  async read(key: string): Promise<BucketObject | undefined> {
    const found = await this.get(key);
    return found === 'unchanged' ? undefined : found;
  }

  /**
   * Writes an object.
   * @returns its etag
   * @throws ChangedMeanwhileError when the object is not as the condition wants it; BucketError
   */
  async put(key: string, content: Buffer | string, condition?: PutCondition): Promise<string> {
    const headers =
      condition === undefined
        ? {}
        : 'ifNew' in condition
          ? { IfNoneMatch: '*' }
          : { IfMatch: condition.ifMatch };
    try {
      const answer = await this.#client.send(
        new this.#commands.PutObjectCommand({ ...this.#at(key), ...headers, Body: content }),
      );
      return answer.ETag ?? '';
    } catch (error) {
      const isGone = condition && 'ifMatch' in condition && nameOf(error) === 'NoSuchKey';
      if (isGone || (condition && CHANGED.includes(statusOf(error) ?? 0)))
        throw new ChangedMeanwhileError(`${key} was changed by somebody else`);
      this.#fail(error);
    }
  }

  /** Removes an object; one that is not there is no error. @throws BucketError */
  async remove(key: string): Promise<void> {
    try {
      await this.#client.send(new this.#commands.DeleteObjectCommand(this.#at(key)));
    } catch (error) {
      this.#fail(error);
    }
  }

  /**
   * Every object whose key begins so.
   * @param pageSize how many one answer has at most
   * @throws BucketError
   */
  async list(start = '', pageSize = 1_000): Promise<ListedObject[]> {
    const { bucket, prefix } = this.#location;
    const pages = this.#commands.paginateListObjectsV2(
      { client: this.#client, pageSize },
      { Bucket: bucket, Prefix: prefix + start },
    );
    const found: ListedObject[] = [];
    try {
      for await (const { Contents = [] } of pages)
        for (const { Key = '', ETag = '', Size = 0, LastModified } of Contents)
          found.push({
            key: Key.slice(prefix.length),
            etag: ETag,
            bytes: Size,
            writtenAt: LastModified?.getTime() ?? 0,
          });
      return found;
    } catch (error) {
      return this.#fail(error);
    }
  }
}
