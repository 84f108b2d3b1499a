import { type Location, useBlocker, useLocation } from '@site/router';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface LeaveWithPageProps {
  panel: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The rim that a phone's window has on both sides of the panel, in pixels. */
const RIM = 16;

/** What an address shows; a fragment only leads to a part of it. */
const viewOf = ({ pathname, search }: Location): string => pathname + search;

/**
 * An open panel that covers the window, as on a phone, closes as a dialog does: by Back, before that leaves the page, and
 * with the way to another page, which nobody would see below it. In a wider window the page is seen beside it, and it stays.
 */
export function LeaveWithPage({ panel, onClose }: LeaveWithPageProps) {
  const covers = () => (panel.current?.offsetWidth ?? 0) + RIM >= window.innerWidth;
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  const leave = useEffectEvent(() => {
    if (covers()) onClose();
  });
  useEffect(() => {
    if (pathname !== openedOn.current) leave();
    openedOn.current = pathname;
  }, [pathname]);
  return useHasDialog() ? null : <HeldBack {...{ covers, onClose }} />;
}

/** Whether a dialog is open, e.g. the one of the form's outcome: the shell holds Back for it, and a router asks one only. */
function useHasDialog(): boolean {
  const [hasDialog, setDialog] = useState(false);
  useEffect(() => {
    const look = () => setDialog(document.querySelector('body > .MuiDialog-root') !== null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
  return hasDialog;
}

function HeldBack({ covers, onClose }: { covers: () => boolean; onClose: () => void }) {
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === 'POP' && viewOf(currentLocation) !== viewOf(nextLocation) && covers(),
  );
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker]);
  return null;
}
