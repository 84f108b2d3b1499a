import { useLocation, useSearchParams } from '@site/router';
import { useEffect } from 'react';

/**
 * The address that was asked for last and is not there yet, with those that it came from. The router
 * takes its time for a change, and gives a second change the address from before the first one; without
 * this memory the second choice would undo the first.
 */
let pending: { steps: string[]; search: string } | undefined;

/**
 * The query of the page's address and a way to change it: in place of the present history entry, without
 * scrolling, and so that changes that follow each other quickly are all kept.
 */
export function useAddressParams(): [
  URLSearchParams,
  (edit: (next: URLSearchParams) => void) => void,
] {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const shown = `${pathname}?${params}`;
  useEffect(() => {
    const isOnItsWay = pending?.steps.includes(shown) && pending.steps.at(-1) !== shown;
    if (!isOnItsWay) pending = undefined;
  }, [shown]);
  const change = (edit: (next: URLSearchParams) => void) => {
    const before = pending?.steps.includes(shown)
      ? pending
      : { steps: [shown], search: `${params}` };
    const next = new URLSearchParams(before.search);
    edit(next);
    pending = { steps: [...before.steps, `${pathname}?${next}`], search: `${next}` };
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [params, change];
}
