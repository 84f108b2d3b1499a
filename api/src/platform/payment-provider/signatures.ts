import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentResult } from './provider';

/** HMAC-SHA256 in hex, as the provider signs. */
export function sign(secret: string, content: string | Buffer): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/** Compares two texts in a time that does not tell where they differ. */
export function isSameText(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The signature of a widget's result: over "order id|payment id". */
export function signResult(
  secret: string,
  { orderId, paymentId }: Omit<PaymentResult, 'signature'>,
) {
  return sign(secret, `${orderId}|${paymentId}`);
}

/** True when the result carries the signature that the secret makes. */
export function isSignedResult(secret: string, result: PaymentResult): boolean {
  return isSameText(result.signature, signResult(secret, result));
}

/** True when the body carries the signature that the webhook's secret makes. */
export function isSignedBody(secret: string, body: Buffer, signature: string): boolean {
  return isSameText(signature, sign(secret, body));
}
