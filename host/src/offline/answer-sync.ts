import { SYNC_TAG, sendWaiting } from '@site/outbox/send';
import type { SyncEvent } from './worker-scope';

/** Sends what waits when the browser says that there is a network again; asked for anything else, does nothing. */
export function answerSync(event: SyncEvent): void {
  if (event.tag === SYNC_TAG) event.waitUntil(sendAll());
}

/**
 * Rejects while something still waits, so that the browser tries again later; also where a tab is sending: it may be
 * closed before it comes to its end, and the browser would ask nobody any more.
 */
async function sendAll(): Promise<void> {
  const round = await sendWaiting();
  if (!round) throw new Error('Another one is sending');
  if (round.waiting > 0) throw new Error(`${round.waiting} records still wait`);
}
