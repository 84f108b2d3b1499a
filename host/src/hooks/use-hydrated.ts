import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in the server's markup and while the browser takes it over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
