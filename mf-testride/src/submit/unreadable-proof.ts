import type { WriteResult } from '@site/api-client';
import { recordFailures } from '../rules/resolve-record-outcome';

const UNREADABLE = 'This file cannot be read any more. Please choose it again.';

/**
 * What is said of a proof that was changed or deleted on the device after it was chosen; undefined for one that can
 * be read. A call that carries such a file fails as if there were no network.
 */
export async function unreadableProof(file: File | null): Promise<WriteResult<never> | undefined> {
  if (!file || (await canBeRead(file))) return undefined;
  return {
    ok: false,
    message: `${recordFailures.submit} ${UNREADABLE}`,
    fieldErrors: { testride_file: UNREADABLE },
  };
}

/** What browsers say of a file that is not there any more, or is another one: Firefox calls its read aborted. */
const GONE = ['NotReadableError', 'NotFoundError', 'AbortError'];

/** Read whole: Firefox gives the bytes of a changed file, and sends no more of them than the file had when it was chosen. */
async function canBeRead(file: File): Promise<boolean> {
  try {
    return (await file.arrayBuffer()).byteLength === file.size;
  } catch (error) {
    return !(error instanceof DOMException && GONE.includes(error.name));
  }
}
