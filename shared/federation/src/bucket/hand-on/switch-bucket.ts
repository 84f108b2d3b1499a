import type { Bucket } from '../bucket';
import { pendingKey } from '../bucket-audit';
import { ChangedMeanwhileError } from '../bucket-errors';
import { REGISTRY } from '../bucket-keys';
import type { PutCondition } from '../bucket-object';
import type { Change, Copied } from './changed-files';

/** Lets a file be written only if it is still the one that was copied: none where none was. */
export const asBefore = (before: Copied | undefined): PutCondition =>
  before ? { ifMatch: before.etag } : { ifNew: true };

const isInForce = async (bucket: Bucket, { content }: Change): Promise<boolean> =>
  (await bucket.read(REGISTRY))?.content.equals(content) ?? false;

/** Switches the registry, if it is still the one that the new one was made from. */
export async function switchTo(
  bucket: Bucket,
  registry: Change,
  { before, lines }: { before: Copied | undefined; lines: string },
): Promise<void> {
  const pending = pendingKey(registry.content.toString('utf8'));
  if (lines !== '') await bucket.put(pending, lines);
  try {
    await bucket.put(REGISTRY, registry.content, asBefore(before));
  } catch (error) {
    // Asked again after a lost answer, the bucket refuses what it has taken already.
    if (await isInForce(bucket, registry)) return;
    if (error instanceof ChangedMeanwhileError) await bucket.remove(pending);
    throw error;
  }
}
