import { announceChange } from './changes';
import { openDatabase, type RecordState, type StoredRecord } from './database';
import type { Plan, Progress } from './plan';
import type { Refusal } from './run-plan';
import { seal, sealJson, unseal, unsealJson } from './seal';

/** What is sealed of a record. */
export interface RecordContent {
  plan: Plan;
  progress: Progress;
  /** What stood in the form, to be edited: texts by field. */
  values: Readonly<Record<string, string>>;
  /** Who it is about, for the list. */
  label: string;
  file?: { name: string; type: string };
  refusal?: Refusal;
  /** Why the last try did not reach the server. */
  reason?: string;
}

/** A record, opened. */
export interface KeptRecord extends Pick<StoredRecord, 'id' | 'form' | 'keptAt' | 'state'> {
  content: RecordContent;
}

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

/** All records, in the order in which they are sent. */
export async function listRecords(): Promise<KeptRecord[]> {
  const rows = await (await openDatabase()).getAll('records');
  return Promise.all(rows.map(opened));
}

async function opened({ sealed, ...row }: StoredRecord): Promise<KeptRecord> {
  return { ...row, content: await unsealJson<RecordContent>(sealed) };
}

/** One record with its file; undefined when it is not there any more. */
export async function readRecord(
  id: number,
): Promise<(KeptRecord & { file: File | undefined }) | undefined> {
  const database = await openDatabase();
  const row = await database.get('records', id);
  if (!row) return undefined;
  const record = await opened(row);
  const sealedFile = await database.get('files', id);
  const { file } = record.content;
  if (!file || !sealedFile) return { ...record, file: undefined };
  return { ...record, file: new File([await unseal(sealedFile)], file.name, { type: file.type }) };
}

/** Changes state and content of a record that is still there. */
export async function changeRecord(
  id: number,
  state: RecordState,
  content?: RecordContent,
): Promise<void> {
  const sealed = content && (await sealJson(content));
  const database = await openDatabase();
  const transaction = database.transaction('records', 'readwrite');
  const row = await transaction.store.get(id);
  if (row) await transaction.store.put({ ...row, state, ...(sealed && { sealed }) });
  await transaction.done;
  announceChange();
}

/** Removes a record with everything that is known of its person, and unsent from the list of the day. */
export async function removeRecord(id: number): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(['records', 'files', 'days'], 'readwrite');
  const days = transaction.objectStore('days');
  const unsent = (await days.getAll()).filter(({ recordId }) => recordId === id);
  await Promise.all([
    ...unsent.map((entry) => days.delete(entry.id)),
    transaction.objectStore('records').delete(id),
    transaction.objectStore('files').delete(id),
  ]);
  await transaction.done;
  announceChange();
}

/** Removes all records and files. */
export async function clearRecords(): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(['records', 'files'], 'readwrite');
  await Promise.all([
    transaction.objectStore('records').clear(),
    transaction.objectStore('files').clear(),
  ]);
  await transaction.done;
  announceChange();
}
