import { newIdempotencyKey } from '@site/api-client';

/** A code is good for five minutes: asking later under the same key would bring one that has run out. */
const SEND_KEY_MS = 4 * 60 * 1000;

/**
 * The idempotency keys of one-time codes. What was asked for and not answered keeps its key, so that
 * asking again brings the first answer and is no new attempt.
 * @param newKey makes a fresh key, `now` tells the time in ms; a test passes its own.
 */
export function createCodeKeys(newKey = newIdempotencyKey, now = Date.now) {
  const sends = new Map<string, { key: string; madeAt: number }>();
  const codes = new Map<string, string>();
  return {
    /** The key to send a code to a number with. */
    forSend(number: string): string {
      const kept = sends.get(number);
      if (kept && now() - kept.madeAt < SEND_KEY_MS) return kept.key;
      const key = newKey();
      sends.set(number, { key, madeAt: now() });
      return key;
    },
    /** The server has answered, whatever it said: the next code is another one. */
    sendAnswered(number: string): void {
      sends.delete(number);
    },
    /** The key of one typed code of a challenge, for as long as the page stays. */
    forCode(challengeId: string, code: string): string {
      const intent = `${challengeId} ${code}`;
      const key = codes.get(intent) ?? newKey();
      codes.set(intent, key);
      return key;
    },
  };
}

export type CodeKeys = ReturnType<typeof createCodeKeys>;
