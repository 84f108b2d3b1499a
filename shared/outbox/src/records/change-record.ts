import { announceChange } from '../changes';
import type { RecordState } from '../database';
import { sealJson } from '../seal';
import { writeWhole } from '../write-whole';
import type { RecordContent } from './record';

/** Changes state and content of a record that is still there. */
export async function changeRecord(
  id: number,
  state: RecordState,
  content?: RecordContent,
): Promise<void> {
  const sealed = content && (await sealJson(content));
  await writeWhole(['records'], async (writing) => {
    const records = writing.objectStore('records');
    const row = await records.get(id);
    if (row) await records.put({ ...row, state, ...(sealed && { sealed }) });
  });
  announceChange();
}
