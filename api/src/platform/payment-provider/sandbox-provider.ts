import { randomInt } from 'node:crypto';
import type { PaymentProvider, PaymentResult, ProviderOrder } from './provider';
import { isSignedBody, isSignedResult, sign, signResult } from './signatures';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in the provider's shape, e.g. "order_9A33XWu170gUtm". */
function newId(prefix: 'order' | 'pay' | 'rfnd' | 'evt'): string {
  const letters = Array.from({ length: 14 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}_${letters.join('')}`;
}

const STATUS_AFTER = {
  'payment.captured': 'captured',
  'payment.failed': 'failed',
  'refund.processed': 'refunded',
} as const;

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

  /** The webhook about a payment. A refund gives all of it back. */
  writeWebhook(
    event: 'payment.captured' | 'payment.failed' | 'refund.processed',
    entity: { paymentId: string; orderId: string; amountPaise: number },
  ): SignedWebhook {
    const { paymentId, orderId, amountPaise: amount } = entity;
    const money = { amount, currency: 'INR' };
    const isRefund = event === 'refund.processed';
    const payment = { id: paymentId, order_id: orderId, ...money, status: STATUS_AFTER[event] };
    const refund = { id: newId('rfnd'), payment_id: paymentId, ...money, status: 'processed' };
    const body = JSON.stringify({
      entity: 'event',
      event,
      contains: isRefund ? ['refund', 'payment'] : ['payment'],
      payload: {
        ...(isRefund ? { refund: { entity: refund } } : {}),
        payment: { entity: payment },
      },
      created_at: Math.floor(Date.now() / 1000),
    });
    return this.signWebhook(body);
  }

  /** Any webhook, signed as the provider signs it. */
  signWebhook(body: string): SignedWebhook {
    return { body, signature: sign(this.#secrets.webhookSecret, body), eventId: newId('evt') };
  }
}
