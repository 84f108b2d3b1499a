import { useEffect, useState } from 'react';
import { whenUsed } from '../hooks/when-used';

/** True after the visitor's first move on the page: what comes then is not in the way of the first view. */
export function useFirstMove(): boolean {
  const [moved, setMoved] = useState(false);
  useEffect(() => (moved ? undefined : whenUsed(() => setMoved(true))), [moved]);
  return moved;
}
