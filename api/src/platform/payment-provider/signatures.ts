import { createHmac } from 'node:crypto';
import { isSameSecret } from '@site/server';
import type { PaymentResult } from './provider';

/** HMAC-SHA256 in hex, as the provider signs. */
export function sign(secret: string, content: string | Buffer): string {
  return createHmac('sha256', secret).update(content).digest('hex');
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
  return isSameSecret(result.signature, signResult(secret, result));
}

/** True when the body carries the signature that the webhook's secret makes. */
export function isSignedBody(secret: string, body: Buffer, signature: string): boolean {
  return isSameSecret(signature, sign(secret, body));
}
