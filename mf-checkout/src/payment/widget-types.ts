/** What the provider's widget hands over after a payment (spec §7). */
export interface WidgetResult {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** News of one failed attempt; the widget stays open for another. */
export interface WidgetFailure {
  error?: { description?: string };
}

/** The options of the widget that this site uses (spec §7). */
export interface WidgetOptions {
  key: string;
  order_id: string;
  /** In paise. */
  amount: number;
  currency: 'INR';
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  handler: (result: WidgetResult) => void;
  modal: { ondismiss: () => void };
}

/** `window.Razorpay`, as far as this site uses it. */
export type WidgetConstructor = new (
  options: WidgetOptions,
) => {
  open(): void;
  close(): void;
  on(event: 'payment.failed', listener: (failure: WidgetFailure) => void): void;
};

declare global {
  interface Window {
    Razorpay?: WidgetConstructor;
  }
}
