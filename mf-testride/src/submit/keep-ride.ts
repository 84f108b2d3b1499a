import type { WriteResult } from '@site/api-client';
import type { Progress } from '@site/outbox';
import { recordFailures } from '../rules/resolve-record-outcome';
import { loadOutbox } from './load-outbox';
import type { Ride, Submitted } from './ride';

/** What is said of a ride that could be neither sent nor kept: it stands in the form still. */
export const notKept = {
  full: 'There is no network, and no room on this device to keep this ride. Free some space, or note it down.',
  blocked:
    'There is no network, and this browser keeps nothing. Note this ride down, or wait for a network.',
} as const;

/**
 * Keeps a ride on the device until it can be sent.
 * @param replaced the kept ride in whose place it comes, after an edit
 */
export async function keepRide(
  ride: Ride,
  progress: Progress,
  replaced?: number,
): Promise<WriteResult<Submitted>> {
  const outbox = await loadOutbox();
  const { form, plan, file, values, label, columns } = ride;
  try {
    const content = { plan, progress, values, label };
    const id = await outbox.keepRecord({ form, content, file }, replaced);
    await outbox.addToDay(columns, { recordId: id });
    await outbox.askToSendLater();
    // The network may be there, and only an answer was lost.
    if (navigator.onLine) void outbox.sendWaiting();
    return { ok: true, data: { isKept: true } };
  } catch (error) {
    const storage = outbox.isFull(error) ? 'full' : await outbox.checkStorage();
    if (storage === 'ready') throw error;
    const message = notKept[storage];
    return { ok: false, message: `${recordFailures.submit} ${message}`, fieldErrors: {} };
  }
}
