import { newIdempotencyKey } from '@site/api-client';

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

/**
 * Remembers the keys of one form's current intent, and lets one submit run at a time.
 * @param newKey makes a fresh key; a test passes its own.
 */
export function createSubmitOnce(newKey: () => string = newIdempotencyKey) {
  const keys = new Map<string, string>();
  let running: Promise<unknown> | undefined;

  const keyFor: KeyFor = (step, payload) => {
    const intent = `${step} ${fingerprint(payload)}`;
    const key = keys.get(intent) ?? newKey();
    keys.set(intent, key);
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
    const current = work(keyFor);
    running = current;
    try {
      const result = await current;
      if (result.ok) keys.clear();
      return result;
    } finally {
      running = undefined;
    }
  };
}
