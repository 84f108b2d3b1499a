import { type Location, useBlocker } from '@site/router';
import { useEffect, useState } from 'react';

/** The dialog on top of all others, if one is open. One that is closing is hidden from readers at once. */
const topDialog = (): Element | undefined =>
  [
    ...document.querySelectorAll(
      '.MuiModal-root:not(.MuiModal-hidden, [aria-hidden="true"]) :is([role="dialog"], [role="alertdialog"])',
    ),
  ].at(-1);

/** What an address shows; a fragment only leads to a part of it. */
const viewOf = ({ pathname, search }: Location): string => pathname + search;

/**
 * Back closes an open dialog before it leaves the page, as Escape does. One that does not let itself be
 * closed by Escape stays. A dialog with an entry of its own in the history takes Back itself.
 */
export function BackClosesDialog() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // Dialogs come and go as children of the body. The router is asked only while there is one: it warns
    // of jumps to an anchor that happen while somebody may hold a navigation up.
    const observer = new MutationObserver(() => setOpen(topDialog() !== undefined));
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
  return open ? <HeldBack /> : null;
}

function HeldBack() {
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === 'POP' &&
      viewOf(currentLocation) !== viewOf(nextLocation) &&
      topDialog() !== undefined,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    topDialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  }, [blocker]);
  return null;
}
