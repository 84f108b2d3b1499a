import { createHmac, timingSafeEqual } from 'node:crypto';

/** A keyed hash with a purpose, so that a hash of one kind is never good for another. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url');
}

/** Compares two texts in a time that does not tell where they differ. */
export function isSameText(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
