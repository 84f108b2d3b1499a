import { type ReactNode, useEffect, useState } from 'react';

/** How the shell shows something; there is one shell. */
let show: (notice?: ReactNode) => void = () => undefined;

/**
 * Shows something over whatever page is open, read aloud by screen readers, until it is called without it:
 * for what comes of a page that the visitor has left meanwhile. One thing at a time.
 */
export const announce = (notice?: ReactNode): void => show(notice);

/** What was announced last: the shell shows it. */
export function useAnnounced(): ReactNode {
  const [notice, setNotice] = useState<ReactNode>();
  useEffect(() => {
    show = setNotice;
  }, []);
  return notice;
}
