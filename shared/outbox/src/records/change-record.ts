import { announceChange } from '../changes';
import { openDatabase, type RecordState } from '../database';
import { sealJson } from '../seal';
import type { RecordContent } from './record';

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
