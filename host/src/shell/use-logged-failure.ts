import type { ReadState } from '@site/api-client';
import { useEffect } from 'react';

/** Logs a failed read once; nothing is shown to the visitor (spec §8). */
export function useLoggedFailure(read: ReadState<unknown>, message: string): void {
  const { error } = read;
  useEffect(() => {
    if (error) console.error(message, error.message);
  }, [error, message]);
}
