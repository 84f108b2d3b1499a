import { randomInt } from 'node:crypto';
import type { PaymentProvider, PaymentResult, ProviderOrder } from '../provider';
import { isSignedBody, isSignedResult, sign, signResult } from '../signatures';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in the provider's shape, e.g. "order_9A33XWu170gUtm". */
function newId(prefix: 'order' | 'pay' | 'evt'): string {
  const letters = Array.from({ length: 14 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}_${letters.join('')}`;
}

export interface SandboxSecrets {
  keySecret: string;
  webhookSecret: string;
}

/** What the pretended bank did. */
export interface SandboxPayment {
  paymentId: string;
  signature: string;
}

/** A webhook as the provider would send it: the signature is over these very bytes. */
export interface SignedWebhook {
  body: string;
  signature: string;
  eventId: string;
}

/** The provider's twin for demos and tests: same ids, same signatures, no money. */
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly #secrets: SandboxSecrets;

  constructor(secrets: SandboxSecrets) {
    this.#secrets = secrets;
  }

  async createOrder({ amountPaise }: { amountPaise: number }): Promise<ProviderOrder> {
    return { orderId: newId('order'), amountPaise };
  }

  verifyResult(result: PaymentResult): boolean {
    return isSignedResult(this.#secrets.keySecret, result);
  }

  verifyWebhook(body: Buffer, signature: string): boolean {
    return isSignedBody(this.#secrets.webhookSecret, body, signature);
  }

  /** A new payment of an order, with the signature that its widget would hand over. */
  pay(orderId: string): SandboxPayment {
    const paymentId = newId('pay');
    return { paymentId, signature: signResult(this.#secrets.keySecret, { orderId, paymentId }) };
  }

  /** The webhook about a payment. */
  writeWebhook(
    event: 'payment.captured' | 'payment.failed',
    entity: { paymentId: string; orderId: string; amountPaise: number },
  ): SignedWebhook {
    const { paymentId, orderId, amountPaise } = entity;
    const status = event === 'payment.captured' ? 'captured' : 'failed';
    const body = JSON.stringify({
      entity: 'event',
      event,
      contains: ['payment'],
      payload: {
        payment: {
          entity: {
            id: paymentId,
            order_id: orderId,
            amount: amountPaise,
            currency: 'INR',
            status,
          },
        },
      },
      created_at: Math.floor(Date.now() / 1000),
    });
    return { body, signature: sign(this.#secrets.webhookSecret, body), eventId: newId('evt') };
  }
}
