import { newIdempotencyKey } from '@site/api-client';
import type { KeptDraft } from './draft-store';

type Payload = Readonly<Record<string, string | File | undefined>>;

/**
 * The idempotency key of one write: the same for the same step and the same content until the whole
 * submit has succeeded, so a retry after a lost answer makes no second row; a new one once anything
 * in the content was edited.
 */
export type KeyFor = (step: string, payload: Payload) => string;

function fingerprint(payload: Payload): string {
  const stable = Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value instanceof File ? describeFile(value) : value])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return JSON.stringify(stable);
}

function describeFile(file: File): string[] {
  return [file.name, String(file.size), String(file.lastModified)];
}

/** Where the keys of the last attempt outlive a reload: the form's draft. */
export type KeptKeys = Pick<KeptDraft, 'readKeys' | 'writeKeys' | 'forget'>;

interface SubmitOnceOptions {
  /** Makes a fresh key; a test passes its own. */
  newKey?: () => string;
  /** Without it the keys end with the page. */
  kept?: KeptKeys | undefined;
}

/** Remembers the keys of one form's current intent, and lets one submit run at a time. */
export function createSubmitOnce({ newKey = newIdempotencyKey, kept }: SubmitOnceOptions = {}) {
  let known: Map<string, string> | undefined;
  let attempt: Record<string, string> = {};
  let running: Promise<unknown> | undefined;

  const keyFor: KeyFor = (step, payload) => {
    const intent = `${step} ${fingerprint(payload)}`;
    known ??= new Map(Object.entries(kept?.readKeys() ?? {}));
    const key = known.get(intent) ?? newKey();
    known.set(intent, key);
    // Kept before anything is sent: the answer may be lost, and the page reloaded.
    attempt[intent] = key;
    kept?.writeKeys(attempt);
    return key;
  };

  /**
   * Runs the work unless a submit is still under way; then it answers undefined and starts nothing.
   * Once `work` succeeded its keys are forgotten: the next submit is a new intent.
   */
  return async function submitOnce<T extends { ok: boolean }>(
    work: (keyFor: KeyFor) => Promise<T>,
  ): Promise<T | undefined> {
    if (running) return undefined;
    attempt = {};
    const current = work(keyFor);
    running = current;
    try {
      const result = await current;
      if (result.ok) {
        known = new Map();
        kept?.forget();
      }
      return result;
    } finally {
      running = undefined;
    }
  };
}
