import { sendWaiting } from '@site/outbox';

/** A page that stays open tries again this often, in ms: not every way to the server comes back with an event. */
const TRY_EVERY_MS = 60_000;

/** Sends what waits now, whenever the network comes back or somebody comes back to the page, and now and then. Returns the function that stops it. */
export function startSending(): () => void {
  const send = () => {
    if (document.visibilityState === 'hidden') return;
    sendWaiting().catch((error: unknown) => console.error(error));
  };
  send();
  const timer = setInterval(send, TRY_EVERY_MS);
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', send);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', send);
    document.removeEventListener('visibilitychange', send);
  };
}
