import type { RecordState } from './database';
import { finishDay } from './days';
import { expireRecords } from './expiry';
import type { Progress } from './plan';
import { changeRecord } from './records/change-record';
import { listRecords, readRecord } from './records/read-records';
import type { KeptRecord, RecordContent } from './records/record';
import { removeRecord } from './records/remove-records';
import { runPlan } from './run-plan/run-plan';
import { isFull } from './storage-check';

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
    const outcome = await sendOne(id).catch(async (error: unknown) => {
      // Nobody has foreseen it: it is told to us, and keeps none of the others back.
      console.error(error);
      await changeRecord(id, 'waiting').catch(() => undefined);
      return 'waiting' as const;
    });
    if (outcome) round[outcome] += 1;
  }
  await expireRecords(Date.now());
  return round;
}

/**
 * How far plans came that the device has had no room to note, by the keys of their steps. It holds as long as this page
 * or worker lives: the look for an earlier enquiry must not be made again, and find the one that was made here.
 */
const unnoted = new Map<string, Progress>();

/**
 * Notes what comes of a record, where the device has room for it. Sending is what makes room: it does not wait for a
 * note, without which a step may be sent again, under its key.
 */
async function ifThereIsRoom(note: Promise<void>): Promise<void> {
  try {
    await note;
  } catch (error) {
    // Where the browser broke off it could remove nothing either (Safari on a full disk), and the next try would find
    // the enquiry that this one made: it is not sent before that can be noted.
    if (!isFull(error)) throw error;
  }
}

async function sendOne(id: number): Promise<keyof Round | undefined> {
  // Read again: somebody may have edited or removed it while others were sent.
  const record = await readRecord(id);
  if (!record || record.state === 'refused') return undefined;
  if (navigator.onLine === false) {
    if (record.state === 'sending') await ifThereIsRoom(changeRecord(id, 'waiting'));
    return 'waiting';
  }
  await ifThereIsRoom(changeRecord(id, 'sending'));
  return settle(record, record.file);
}

async function settle(record: KeptRecord, file: File | undefined): Promise<keyof Round> {
  const { refusal: _past, reason: _old, ...content } = record.content;
  const { plan } = content;
  const name = plan.steps.map(({ key }) => key).join();
  const note = (state: RecordState, change: RecordContent) => {
    unnoted.set(name, change.progress);
    const noting = changeRecord(record.id, state, change).then(() => void unnoted.delete(name));
    return ifThereIsRoom(noting);
  };
  const result = await runPlan(plan, unnoted.get(name) ?? content.progress, {
    file,
    fileLimitMs: FILE_LIMIT_MS,
    onProgress: (progress) => note('sending', { ...content, progress }),
  });
  const { progress } = result;
  if (result.status === 'done') {
    await ifThereIsRoom(finishDay(record.id, progress.variables));
    await removeRecord(record.id);
    unnoted.delete(name);
    return 'sent';
  }
  if (result.status === 'unreached') {
    await note('waiting', { ...content, progress, reason: result.reason });
    return 'waiting';
  }
  const { refusal } = result;
  const state = refusal.isServerFault ? 'waiting' : 'refused';
  await note(state, { ...content, progress, refusal });
  return state;
}
