import { PAYMENT_SCRIPT_ORIGIN } from '@site/contract';
import Razorpay from 'razorpay';
import {
  type PaymentFailure,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentResult,
  type ProviderOrder,
  type ProviderPayment,
} from '../provider';
import { isSignedBody, isSignedResult } from '../signatures';
import { limitInFlight } from './limit-in-flight';
import { readPaymentList } from './payment-list';

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Another address than the provider's own, for tests; empty for the provider's. */
  apiUrl: string;
  /** Per attempt. */
  timeoutMs: number;
}

/** The SDK's HTTP client, which its types leave out. */
interface HttpClient {
  defaults: { timeout: number; baseURL: string };
  interceptors: {
    request: { use(change: (request: object) => object): void };
    response: { use(ok: undefined, failed: (error: HttpFailure) => never): void };
  };
}

interface HttpFailure {
  code?: string;
  response?: { status: number; data: { error?: unknown } };
}

const SCRIPT_URL = `${PAYMENT_SCRIPT_ORIGIN}/v1/checkout.js`;
const ATTEMPTS = 2;
/**
 * A sale's burst of 200 orders in a second passes at 400 ms each. The wait is what two attempts leave
 * of the 10 s that a browser has.
 */
export const IN_FLIGHT = { atOnce: 80, waiting: 300, maxWaitMs: 2_000 };
/** Three days, in minutes: the default of the provider's own setting. */
const CAPTURE_PERIOD = 3 * 24 * 60;
/**
 * Authorised money is taken, whatever the account's own setting: a signed result counts as paid, and
 * money that is only authorised goes back by itself.
 */
const CAPTURE = {
  capture: 'automatic',
  capture_options: {
    automatic_expiry_period: CAPTURE_PERIOD,
    manual_expiry_period: CAPTURE_PERIOD,
    refund_speed: 'normal',
  },
} as const;
const TIMEOUT_CODES = new Set(['ECONNABORTED', 'ETIMEDOUT', 'ERR_CANCELED']);

/**
 * Wraps what the SDK leaves open: it waits for ever, hides network failures behind a TypeError of
 * its own and throws plain objects.
 */
function openClient({ keyId, keySecret, apiUrl, timeoutMs }: RazorpaySettings): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq } = client.api as unknown as { rq: HttpClient };
  rq.defaults.timeout = timeoutMs;
  // That one counts from the last byte that came: an answer may come a byte at a time, and hold its place for ever.
  rq.interceptors.request.use((request) => ({
    ...request,
    signal: AbortSignal.timeout(timeoutMs),
  }));
  if (apiUrl !== '') rq.defaults.baseURL = apiUrl;
  rq.interceptors.response.use(undefined, (error) => {
    // The SDK reads `response` of every failure; without an answer there is none.
    if (!error.response || typeof error.response.data !== 'object') {
      const status = error.response?.status ?? 0;
      error.response = { status, data: { error: { code: error.code } } };
    }
    throw error;
  });
  return client;
}

function toFailure(statusCode: number, code: string | undefined): PaymentFailure {
  // One below 400 is of an answer that did not come to its end.
  if (statusCode < 400) return code && TIMEOUT_CODES.has(code) ? 'timeout' : 'unreachable';
  return statusCode >= 500 || statusCode === 429 ? 'unavailable' : 'refused';
}

function toProviderError(error: unknown): PaymentProviderError {
  if (error instanceof PaymentProviderError) return error;
  const thrown = error as { statusCode?: number; error?: { code?: string } } | undefined;
  const statusCode = typeof thrown?.statusCode === 'number' ? thrown.statusCode : 0;
  const code = thrown?.error?.code;
  const failure = toFailure(statusCode, code);
  return new PaymentProviderError(
    failure,
    `Razorpay ${failure}: ${statusCode} ${code ?? ''}`.trim(),
  );
}

/** Razorpay through its official SDK, with time-outs, real errors and constant-time signature checks. */
export class RazorpayProvider implements PaymentProvider {
  readonly name = 'razorpay';
  readonly scriptUrl = SCRIPT_URL;
  readonly publicKey: string;
  readonly #client: Razorpay;
  readonly #settings: RazorpaySettings;
  readonly #limited = limitInFlight(IN_FLIGHT);

  constructor(settings: RazorpaySettings) {
    this.#settings = settings;
    this.publicKey = settings.keyId;
    this.#client = openClient(settings);
  }

  createOrder(request: { amountPaise: number; receipt: string }): Promise<ProviderOrder> {
    return this.#ask(() => this.#createOnce(request));
  }

  fetchOrderPayments(vendorOrderId: string): Promise<ProviderPayment[]> {
    return this.#ask(async () =>
      readPaymentList(vendorOrderId, await this.#client.orders.fetchPayments(vendorOrderId)),
    );
  }

  /** One call: within the limit of calls at a time, and once more after a failure that may pass. */
  #ask<T>(call: () => Promise<T>): Promise<T> {
    return this.#limited(async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await call();
        } catch (error) {
          const failure = toProviderError(error);
          if (attempt === ATTEMPTS || !failure.isRetryable) throw failure;
        }
      }
    });
  }

  async #createOnce({ amountPaise, receipt }: { amountPaise: number; receipt: string }) {
    const order = await this.#client.orders.create({
      amount: amountPaise,
      currency: 'INR',
      receipt,
      payment: CAPTURE,
    });
    if (typeof order?.id !== 'string' || order.id === '' || Number(order.amount) !== amountPaise) {
      throw new PaymentProviderError('bad-answer', 'Razorpay answered with another order');
    }
    return { orderId: order.id, amountPaise };
  }

  verifyResult(result: PaymentResult): boolean {
    return isSignedResult(this.#settings.keySecret, result);
  }

  verifyWebhook(body: Buffer, signature: string): boolean {
    return isSignedBody(this.#settings.webhookSecret, body, signature);
  }
}
