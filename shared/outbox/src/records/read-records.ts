import { closeDatabase, openDatabase, type Sealed, type StoredRecord } from '../database';
import { notBegun } from '../plan';
import { isUnreadable, unseal, unsealJson } from '../seal';
import type { KeptRecord, RecordContent } from './record';

/** What stands in the place of a record that was damaged on the device, e.g. by a loss of power. */
const damaged: RecordContent = {
  plan: { steps: [] },
  progress: notBegun,
  values: {},
  label: 'somebody unknown',
  refusal: {
    step: '',
    message:
      'This device cannot read this record any more. Record it again in its place, or remove it.',
    fieldErrors: {},
    isServerFault: false,
  },
};

/** All records, in the order in which they are sent. */
export async function listRecords(): Promise<KeptRecord[]> {
  const rows = await (await openDatabase()).getAll('records');
  return Promise.all(rows.map(opened));
}

/** One that cannot be read any more waits for people, and keeps none of the others back. */
async function opened({ sealed, ...row }: StoredRecord): Promise<KeptRecord> {
  try {
    return { ...row, content: await unsealJson<RecordContent>(sealed) };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return { ...row, state: 'refused', content: damaged };
  }
}

/** One record with its file, which is missing where it cannot be read; undefined when it is not there any more. */
export async function readRecord(
  id: number,
): Promise<(KeptRecord & { file: File | undefined }) | undefined> {
  const database = await openDatabase();
  const row = await database.get('records', id);
  if (!row) return undefined;
  const record = await opened(row);
  const { file } = record.content;
  const bytes = file && (await bytesOf(id));
  if (!file || !bytes) return { ...record, file: undefined };
  return { ...record, file: new File([bytes], file.name, { type: file.type }) };
}

async function bytesOf(id: number): Promise<ArrayBuffer | undefined> {
  try {
    const sealed = await sealedFile(id);
    return sealed && (await unseal(sealed));
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return undefined;
  }
}

/** A read that failed without a reason: Firefox says so of a file that it has lost or that was damaged. */
const isUnexplained = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'UnknownError';

/**
 * The file of a record as it lies on the device; undefined where the browser cannot read it. Safari gives no reason
 * either when it has dropped the connection, so that the file is asked for over another one before it counts as lost.
 */
async function sealedFile(id: number): Promise<Sealed | undefined> {
  try {
    return await (await openDatabase()).get('files', id);
  } catch (error) {
    if (!isUnexplained(error)) throw error;
  }
  await closeDatabase();
  const database = await openDatabase();
  return database.get('files', id).catch((error: unknown) => {
    if (isUnexplained(error)) return undefined;
    throw error;
  });
}

/** Whether a record still waits for people: another window may have had it edited, or removed, meanwhile. */
export async function isRefused(id: number): Promise<boolean> {
  return (await readRecord(id))?.state === 'refused';
}
