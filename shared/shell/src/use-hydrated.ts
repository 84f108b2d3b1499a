import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in server HTML and during the hydration render, true from then on (and at once in a form
 * that is first rendered in the browser).
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
