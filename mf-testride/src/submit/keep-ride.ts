import type { WriteResult } from '@site/api-client';
import type { Progress } from '@site/outbox';
import { recordFailures } from '../rules/resolve-record-outcome';
import { loadOutbox } from './load-outbox';
import { noteDay } from './note-day';
import type { Ride, Submitted } from './ride';
import { unreadableProof } from './unreadable-proof';

/** What is said of a ride that could be neither sent nor kept: it stands in the form still. */
const notKept = {
  full: 'There is no network, and no room on this device to keep this ride. Free some space, or note it down.',
  blocked:
    'There is no network, and this browser keeps nothing. Note this ride down, or wait for a network.',
  lost: 'There is no network, and the browser gives this page no storage any more. Note this ride down, then load this page again.',
  cutOff:
    'There is no network, and this ride was not kept: the browser broke off. What you typed stands in the form. Submit it again. If that fails too, free some space on this device, or note it down.',
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
  let id: number;
  try {
    id = await outbox.keepRecord(
      { form, content: { plan, progress, values, label }, file },
      replaced,
    );
  } catch (error) {
    const unreadable = await unreadableProof(file);
    if (unreadable) return unreadable;
    const why = await reasonOf(error);
    return { ok: false, message: `${recordFailures.submit} ${notKept[why]}`, fieldErrors: {} };
  }
  // The ride is kept, whether or not the list of the day says so.
  await noteDay(columns, { recordId: id });
  await outbox.askToSendLater();
  // The network may be there, and only an answer was lost.
  if (navigator.onLine) void outbox.sendWaiting();
  return { ok: true, data: { isKept: true } };
}

async function reasonOf(error: unknown): Promise<keyof typeof notKept> {
  const { isFull, isCutOff, checkStorage } = await loadOutbox();
  if (isFull(error)) return 'full';
  // A write that was broken off is all that Safari says of a disk that is full: no other one passes then.
  const storage = await checkStorage();
  if (storage !== 'ready') return storage;
  // Nobody has foreseen it: the visitor is told, and the reason is told to us.
  if (!isCutOff(error)) console.error(error);
  return 'cutOff';
}
