import { useLocation } from '@site/router';
import { useState } from 'react';

/**
 * Calls back when the visitor has come to another page by any way, Back included; a new query or hash
 * is the same page. It calls while rendering, so that nothing that belongs to the page before is
 * painted over the new one: the callback may only set state of the component that uses this.
 */
export function useNewPage(onNewPage: () => void): void {
  const { pathname } = useLocation();
  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt === pathname) return;
  setShownAt(pathname);
  onNewPage();
}
