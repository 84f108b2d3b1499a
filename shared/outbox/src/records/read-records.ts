import { openDatabase, type StoredRecord } from '../database';
import { unseal, unsealJson } from '../seal';
import type { KeptRecord, RecordContent } from './record';

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
