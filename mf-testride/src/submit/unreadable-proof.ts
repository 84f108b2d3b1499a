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

async function canBeRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return name !== 'NotReadableError' && name !== 'NotFoundError';
  }
}
