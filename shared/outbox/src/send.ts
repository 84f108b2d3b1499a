import { finishDay } from './days';
import { expireRecords } from './expiry';
import { changeRecord } from './records/change-record';
import { listRecords, readRecord } from './records/read-records';
import type { KeptRecord } from './records/record';
import { removeRecord } from './records/remove-records';
import { runPlan } from './run-plan/run-plan';

const LOCK = 'outbox';
/** A proof of some MB over a weak network: nobody waits for it. */
const FILE_LIMIT_MS = 120_000;

/** What one round of sending came to. */
export interface Round {
  sent: number;
  refused: number;
  /** Records that are to be tried again. */
  waiting: number;
}

/** The tag under which the browser is asked to send when there is a network again. */
export const SYNC_TAG = 'outbox';

/**
 * Sends what waits, in order, one round. A record that is refused or does not get through keeps none
 * behind it back. One tab or worker of the browser sends at a time.
 * @returns undefined when another one is sending already
 */
export async function sendWaiting(): Promise<Round | undefined> {
  if (!('locks' in navigator)) return sendRound();
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) =>
    lock ? sendRound() : undefined,
  );
}

async function sendRound(): Promise<Round> {
  const round: Round = { sent: 0, refused: 0, waiting: 0 };
  // Whoever was sending before is gone: this one has the lock.
  const records = (await listRecords()).filter(({ state }) => state !== 'refused');
  for (const { id } of records) {
    const outcome = await sendOne(id);
    if (outcome) round[outcome] += 1;
  }
  await expireRecords(Date.now());
  return round;
}

async function sendOne(id: number): Promise<keyof Round | undefined> {
  // Read again: somebody may have edited or removed it while others were sent.
  const record = await readRecord(id);
  if (!record || record.state === 'refused') return undefined;
  if (navigator.onLine === false) {
    if (record.state === 'sending') await changeRecord(id, 'waiting');
    return 'waiting';
  }
  await changeRecord(id, 'sending');
  return settle(record, record.file);
}

async function settle(record: KeptRecord, file: File | undefined): Promise<keyof Round> {
  const { refusal: _past, reason: _old, ...content } = record.content;
  const { plan } = content;
  const result = await runPlan(plan, content.progress, {
    file,
    fileLimitMs: FILE_LIMIT_MS,
    onProgress: (progress) => changeRecord(record.id, 'sending', { ...content, progress }),
  });
  const { progress } = result;
  if (result.status === 'done') {
    await finishDay(record.id, progress.variables);
    await removeRecord(record.id);
    return 'sent';
  }
  if (result.status === 'unreached') {
    await changeRecord(record.id, 'waiting', { ...content, progress, reason: result.reason });
    return 'waiting';
  }
  const { refusal } = result;
  const state = refusal.isServerFault ? 'waiting' : 'refused';
  await changeRecord(record.id, state, { ...content, progress, refusal });
  return state;
}
