import { createHash } from 'node:crypto';
import type { Bucket } from './bucket';
import { ChangedMeanwhileError } from './bucket-errors';
import { AUDIT, PENDING } from './bucket-keys';
import type { ListedObject } from './bucket-object';

const HOUR_MS = 3_600_000;

/** How often somebody else may write the audit log between reading and writing it. */
const TRIES = 20;

const startOfLine = (log: string): string => (log === '' || log.endsWith('\n') ? log : `${log}\n`);

/**
 * Adds lines to the audit log of a bucket, whoever else adds some at the same moment.
 * @throws BucketError
 */
export async function appendAudit(bucket: Bucket, lines: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const found = await bucket.read(AUDIT);
    const text = startOfLine(found?.content.toString('utf8') ?? '') + lines;
    try {
      await bucket.put(AUDIT, text, found ? { ifMatch: found.etag } : { ifNew: true });
      return;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhileError) || tries === TRIES) throw error;
    }
  }
}

/** Key of what the audit log is to say of a registry: written before the switch, removed after the line. */
export const pendingKey = (registryText: string): string =>
  `${PENDING}/${createHash('sha256').update(registryText).digest('hex').slice(0, 32)}.json`;

/** The lines of a writer that was killed between its switch and its line. */
export async function readPending(bucket: Bucket, registryText: string): Promise<string> {
  const found = await bucket.read(pendingKey(registryText));
  return found?.content.toString('utf8') ?? '';
}

/** Lines that were to be written of switches that never came, or are written by now. */
export const oldPending = (listed: readonly ListedObject[], now: number): string[] =>
  listed
    .filter(({ key, writtenAt }) => key.startsWith(`${PENDING}/`) && now - writtenAt > HOUR_MS)
    .map(({ key }) => key);
