import { randomInt } from 'node:crypto';
import type { PaymentProvider, PaymentResult, ProviderOrder, ProviderPayment } from './provider';
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

export interface SandboxSettings {
  keySecret: string;
  webhookSecret: string;
  /** Address of the widget's script. */
  scriptUrl: string;
  ledger: SandboxLedger;
}

/** What the pretended bank remembers, whichever process took the payment, and after a restart too. */
export interface SandboxLedger {
  add(vendorOrderId: string, payment: ProviderPayment): Promise<void>;
  /** Oldest first. */
  list(vendorOrderId: string): Promise<ProviderPayment[]>;
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

/** Takes the provider's place in demos and tests: the same kinds of ids and signatures, and no money. */
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly publicKey = 'rzp_sandbox_takes_no_money';
  readonly scriptUrl: string;
  readonly #settings: SandboxSettings;

  constructor(settings: SandboxSettings) {
    this.#settings = settings;
    this.scriptUrl = settings.scriptUrl;
  }

  async createOrder({ amountPaise }: { amountPaise: number }): Promise<ProviderOrder> {
    return { orderId: newId('order'), amountPaise };
  }

  verifyResult(result: PaymentResult): boolean {
    return isSignedResult(this.#settings.keySecret, result);
  }

  verifyWebhook(body: Buffer, signature: string): boolean {
    return isSignedBody(this.#settings.webhookSecret, body, signature);
  }

  fetchOrderPayments(vendorOrderId: string): Promise<ProviderPayment[]> {
    return this.#settings.ledger.list(vendorOrderId);
  }

  /** Takes a payment of an order, or refuses it, and remembers it as a provider does. */
  async take(
    { orderId, amountPaise }: ProviderOrder,
    outcome: 'success' | 'failure',
  ): Promise<SandboxPayment> {
    const payment = this.pay(orderId);
    await this.#settings.ledger.add(orderId, {
      paymentId: payment.paymentId,
      status: outcome === 'success' ? 'captured' : 'failed',
      amountPaise,
      currency: 'INR',
      refundedPaise: 0,
    });
    return payment;
  }

  /** A new payment of an order, with the signature that its widget would hand over. */
  pay(orderId: string): SandboxPayment {
    const paymentId = newId('pay');
    return { paymentId, signature: signResult(this.#settings.keySecret, { orderId, paymentId }) };
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
    return { body, signature: sign(this.#settings.webhookSecret, body), eventId: newId('evt') };
  }
}
