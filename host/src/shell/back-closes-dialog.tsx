import { type Location, useBlocker, useLocation } from '@site/router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SlotState } from './use-slot';

/** The dialog on top of all others, if one is open. One that is closing is hidden from readers at once. */
const topDialog = (): Element | undefined =>
  [
    ...document.querySelectorAll(
      '.MuiModal-root:not(.MuiModal-hidden, [aria-hidden="true"]) :is([role="dialog"], [role="alertdialog"])',
    ),
  ].at(-1);

/** What a phone's window has beside a panel that covers it, on both sides, in pixels. */
const RIM = 16;

/** Whether the open panel leaves nothing of the page to be seen. It stands in the page, so before every modal. */
const coversWindow = (): boolean =>
  (document.querySelector<HTMLElement>('[role="dialog"]')?.offsetWidth ?? 0) + RIM >= innerWidth;

/** What an address shows; a fragment only leads to a part of it. */
const viewOf = ({ pathname, search }: Location): string => pathname + search;

/**
 * Back closes an open dialog before it leaves the page, as Escape does. One that does not let itself be
 * closed by Escape stays. A dialog with an entry of its own in the history takes Back itself. The panel
 * counts as a dialog where it covers the window; there the way to another page, which nobody would see below it, closes it too.
 */
export function BackClosesDialog({ panel }: { panel: SlotState }) {
  const [hasDialog, setDialog] = useState(false);
  useEffect(() => {
    // Dialogs come and go as children of the body. The router is asked only while there is one: it warns
    // of jumps to an anchor that happen while somebody may hold a navigation up.
    const observer = new MutationObserver(() => setDialog(topDialog() !== undefined));
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
  const isCovered = () => panel.open && coversWindow();
  const leave = useEffectEvent(() => {
    if (isCovered()) panel.hide();
  });
  const { pathname } = useLocation();
  useEffect(() => leave(), [pathname]);
  return hasDialog || panel.open ? <HeldBack {...{ isCovered, hide: panel.hide }} /> : null;
}

function HeldBack({ isCovered, hide }: { isCovered: () => boolean; hide: () => void }) {
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === 'POP' &&
      viewOf(currentLocation) !== viewOf(nextLocation) &&
      (topDialog() !== undefined || isCovered()),
  );
  const close = useEffectEvent(() => {
    const dialog = topDialog();
    if (dialog)
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    else hide();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker]);
  return null;
}
