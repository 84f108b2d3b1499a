import { announceChange } from '../changes';
import type { StoredRecord } from '../database';
import { seal, sealJson } from '../seal';
import { writeWhole } from '../write-whole';
import type { RecordContent } from './record';

interface NewRecord {
  form: string;
  content: RecordContent;
  file: File | null;
  /** `refused` where the server has judged it already: it is not sent before somebody has edited it. */
  state?: 'waiting' | 'refused';
}

const fileFacts = (file: File | null) =>
  file ? { file: { name: file.name, type: file.type } } : {};

/**
 * Keeps a record on the device, file included: all of it or nothing.
 * @param replaced the record in whose place it comes, after an edit; one that is refused again stays no longer on
 * the device for that
 * @throws DOMException when the browser refuses, e.g. `QuotaExceededError`
 */
export async function keepRecord(
  { form, content, file, state = 'waiting' }: NewRecord,
  replaced?: number,
): Promise<number> {
  const sealed = await sealJson({ ...content, ...fileFacts(file) });
  const sealedFile = file ? await seal(await file.arrayBuffer()) : undefined;
  const kept = await writeWhole(['records', 'files'], async (writing) => {
    const records = writing.objectStore('records');
    const files = writing.objectStore('files');
    const earlier =
      replaced !== undefined && state === 'refused' ? await records.get(replaced) : undefined;
    const { keptAt = Date.now(), aheadSince } = earlier ?? {};
    const row = { form, keptAt, ...(aheadSince && { aheadSince }), state, sealed } as const;
    const id = await (replaced === undefined
      ? records.add(row as unknown as StoredRecord)
      : records.put({ ...row, id: replaced }));
    if (sealedFile) await files.put(sealedFile, id);
    else await files.delete(id);
    return id;
  });
  announceChange();
  return kept;
}
