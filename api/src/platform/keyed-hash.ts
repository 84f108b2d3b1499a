import { createHmac } from 'node:crypto';

/** A keyed hash with a purpose, so that a hash of one kind is never good for another. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url');
}
