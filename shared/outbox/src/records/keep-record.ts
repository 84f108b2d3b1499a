import { announceChange } from '../changes';
import { openDatabase, type StoredRecord } from '../database';
import { seal, sealJson } from '../seal';
import type { RecordContent } from './record';

interface NewRecord {
  form: string;
  content: RecordContent;
  file: File | null;
}

const fileFacts = (file: File | null) =>
  file ? { file: { name: file.name, type: file.type } } : {};

/**
 * Keeps a record on the device, file included: all of it or nothing.
 * @param replaced the record in whose place it comes, after an edit
 * @throws DOMException when the browser refuses, e.g. `QuotaExceededError`
 */
export async function keepRecord(
  { form, content, file }: NewRecord,
  replaced?: number,
): Promise<number> {
  const sealed = await sealJson({ ...content, ...fileFacts(file) });
  const sealedFile = file ? await seal(await file.arrayBuffer()) : undefined;
  const database = await openDatabase();
  const transaction = database.transaction(['records', 'files'], 'readwrite');
  const row = { form, keptAt: Date.now(), state: 'waiting', sealed } as const;
  const records = transaction.objectStore('records');
  const files = transaction.objectStore('files');
  try {
    const id = await (replaced === undefined
      ? records.add(row as unknown as StoredRecord)
      : records.put({ ...row, id: replaced }));
    if (sealedFile) await files.put(sealedFile, id);
    else await files.delete(id);
    await transaction.done;
    announceChange();
    return id;
  } catch (error) {
    await giveUp(transaction);
    throw error;
  }
}

/** Undoes what was begun, whether or not the browser has done so already. */
async function giveUp(transaction: { abort(): void; done: Promise<void> }): Promise<void> {
  const ended = transaction.done.catch(() => undefined);
  try {
    transaction.abort();
  } catch (_ended) {
    // The browser has undone it.
  }
  await ended;
}
