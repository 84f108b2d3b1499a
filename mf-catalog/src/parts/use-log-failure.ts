import type { ReadState } from '@site/api-client';
import { useEffect } from 'react';

/** Logs the words of spec §8 for a read that failed and shows nothing to the visitor. */
export function useLogFailure(read: ReadState<unknown>, message: string): void {
  const failed = read.status === 'error';
  useEffect(() => {
    if (failed) console.error(message);
  }, [failed, message]);
}
