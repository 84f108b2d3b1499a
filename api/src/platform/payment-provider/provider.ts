/** What the checkout widget hands over after a payment. */
export interface PaymentResult {
  orderId: string;
  paymentId: string;
  signature: string;
}

/** An order at the provider, for one amount. */
export interface ProviderOrder {
  orderId: string;
  amountPaise: number;
}

/**
 * One attempt to pay a provider's order. "pending" may still become either: the bank has not answered,
 * or the money is only authorised. A refunded one was captured before; `refundedPaise` may be a part.
 */
export interface ProviderPayment {
  paymentId: string;
  status: 'pending' | 'captured' | 'failed';
  amountPaise: number;
  currency: string;
  refundedPaise: number;
}

/** A card payment provider. The sandbox and Razorpay speak the same language behind it. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'razorpay';
  /** Opens the widget; may be shown to anybody. */
  readonly publicKey: string;
  /** Address of the script that gives `window.Razorpay`: from `/` for one of ours, else absolute. */
  readonly scriptUrl: string;
  /**
   * Makes an order at the provider. One that is never paid costs nothing, so that a repeated or
   * abandoned call does no harm.
   * @throws PaymentProviderError
   */
  createOrder(request: { amountPaise: number; receipt: string }): Promise<ProviderOrder>;
  /**
   * Every attempt to pay an order of the provider's, oldest first: what counts when neither browser
   * nor webhook told.
   * @throws PaymentProviderError
   */
  fetchOrderPayments(vendorOrderId: string): Promise<ProviderPayment[]>;
  /** True when the widget's result was signed by the provider. */
  verifyResult(result: PaymentResult): boolean;
  /** True when a webhook's body was signed by the provider. Needs the bytes as they came. */
  verifyWebhook(body: Buffer, signature: string): boolean;
}

/**
 * Why a call to the provider failed. "refused" will fail again, the others may not; "busy" is our own
 * queue: the provider was not asked.
 */
export type PaymentFailure =
  | 'refused'
  | 'busy'
  | 'unavailable'
  | 'timeout'
  | 'unreachable'
  | 'bad-answer';

/** A failed call to the provider. The message is for the log: it never holds keys or customer data. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
  constructor(
    readonly failure: PaymentFailure,
    message: string,
  ) {
    super(message);
  }

  /** What the log shows of it. */
  get code(): string {
    return `PAYMENT_${this.failure.toUpperCase()}`;
  }

  /** True when asking again may help. */
  get isRetryable(): boolean {
    return this.failure !== 'refused' && this.failure !== 'bad-answer';
  }
}
