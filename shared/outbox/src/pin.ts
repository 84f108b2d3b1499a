import { announceChange } from './changes';
import { openDatabase } from './database';

const PIN = 'pin';
const SEEN = 'lastSeen';
const ITERATIONS = 600_000;
/** Away for longer than this, in ms, and the PIN is asked for. */
export const AWAY_MS = 10 * 60 * 1_000;
const FREE_TRIES = 5;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60 * 1_000;

interface StoredPin {
  salt: Uint8Array<ArrayBuffer>;
  hash: Uint8Array;
  wrong: number;
  /** No try counts before this time of the device's clock. */
  waitUntil: number;
}

/** What a PIN may be: 4 to 8 digits. */
export const isPin = (text: string): boolean => /^\d{4,8}$/.test(text);

async function hashOf(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(pin);
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
}

const readPin = async () =>
  (await (await openDatabase()).get('settings', PIN)) as StoredPin | undefined;

const keepPin = async (pin: StoredPin) => (await openDatabase()).put('settings', pin, PIN);

/** Whether this device has a PIN. */
export const hasPin = async (): Promise<boolean> => (await readPin()) !== undefined;

/** Chooses the PIN of this device; the browser keeps a hash of it only. */
export async function choosePin(pin: string): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const stored: StoredPin = { salt, hash: await hashOf(pin, salt), wrong: 0, waitUntil: 0 };
  await keepPin(stored);
  await noteSeen();
  announceChange();
}

/**
 * What a try came to. `wasCompared`: false while a wait lasts, when nobody knows whether the PIN is right.
 * `waitS`: seconds until the next one counts, after many wrong ones.
 */
export type PinCheck = { isRight: true } | { isRight: false; wasCompared: boolean; waitS: number };

/** Compares a PIN with the device's. Each wrong one after the fifth doubles the time until the next. */
export async function checkPin(pin: string, now = Date.now()): Promise<PinCheck> {
  const stored = await readPin();
  if (!stored) return { isRight: true };
  // A clock that was set back must not lock for ever: the longest wait begins now, and is remembered.
  const waitUntil = Math.min(stored.waitUntil, now + LONGEST_WAIT_MS);
  if (waitUntil > now) {
    if (waitUntil < stored.waitUntil) await keepPin({ ...stored, waitUntil });
    return { isRight: false, wasCompared: false, waitS: Math.ceil((waitUntil - now) / 1_000) };
  }
  const hash = await hashOf(pin, stored.salt);
  const isRight = hash.every((byte, index) => byte === stored.hash[index]);
  const wrong = isRight ? 0 : stored.wrong + 1;
  const wait =
    wrong < FREE_TRIES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES), LONGEST_WAIT_MS);
  await keepPin({ ...stored, wrong, waitUntil: wait === 0 ? 0 : now + wait });
  if (!isRight) return { isRight, wasCompared: true, waitS: Math.ceil(wait / 1_000) };
  await noteSeen(now);
  return { isRight };
}

/** Somebody is at work on the device. */
export async function noteSeen(now = Date.now()): Promise<void> {
  await (await openDatabase()).put('settings', now, SEEN);
}

/** Whether the PIN is to be asked for: there is one, and nobody was at work for ten minutes. */
export async function isLocked(now = Date.now()): Promise<boolean> {
  if (!(await hasPin())) return false;
  const seen = ((await (await openDatabase()).get('settings', SEEN)) as number | undefined) ?? 0;
  // A time in the future is that of a clock that was changed: nobody knows how long it was.
  return now - seen >= AWAY_MS || seen - now >= AWAY_MS;
}

/** Forgets the PIN, e.g. with everything else on the device. */
export async function forgetPin(): Promise<void> {
  await (await openDatabase()).delete('settings', PIN);
  announceChange();
}
