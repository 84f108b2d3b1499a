import { createContext, useContext } from 'react';
import type { ReadFailure } from './remote-route';

/** Reads of the current page that failed on the server or in the loader, by SWR key. */
export const PageFailuresContext = createContext<Readonly<Record<string, ReadFailure>>>({});

/** The failure of one read of the page's loader, if it failed. */
export function usePageFailure(key: string | null): ReadFailure | undefined {
  const failures = useContext(PageFailuresContext);
  return key === null ? undefined : failures[key];
}
