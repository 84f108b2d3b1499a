import { loadCheckoutScript } from './load-checkout-script';
import type { WidgetConstructor } from './widget-types';

type PaymentEngine = typeof import('./payment-engine');

/** What a payment needs: our part of it, and the provider's window. */
export interface Payment extends PaymentEngine {
  Widget: WidgetConstructor;
}

/**
 * Our part of a payment. The page shows nothing of it, so it does not come with the page.
 * @throws when its file cannot be loaded
 */
export const loadEngine = (): Promise<PaymentEngine> => import('./payment-engine');

/**
 * Everything that a payment needs, at the first touch of the form: once for a visit, and again after a
 * failure.
 * @throws when the provider's script or our own cannot be loaded
 */
export async function loadPayment(): Promise<Payment> {
  const [engine, Widget] = await Promise.all([loadEngine(), loadCheckoutScript()]);
  return { ...engine, Widget };
}
