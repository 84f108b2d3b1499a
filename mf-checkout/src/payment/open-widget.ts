import { brand, brandColours } from '@site/brand';
import type { PaymentEntry } from './resolve-payment-entry';
import type { WidgetConstructor, WidgetFailure, WidgetResult } from './widget-types';

/** Who pays, as far as this browser knows. */
export interface Payer {
  name: string;
  email: string;
  /** Ten digits. */
  phone: string;
}

/** How the widget was left; `failed` when it could not be opened. */
export type WidgetOutcome =
  | { kind: 'success'; result: WidgetResult }
  | { kind: 'dismissed' | 'failed' };

/** A widget on the screen. */
export interface OpenWidget {
  outcome: Promise<WidgetOutcome>;
  /** Takes it off the screen, as its own close button does. */
  close: () => void;
}

/**
 * Opens the provider's widget for an order (spec §7).
 * @param onFailed told of every failed attempt; the widget stays open for another
 */
export function openWidget(
  Widget: WidgetConstructor,
  entry: PaymentEntry,
  payer: Payer,
  onFailed: (failure: WidgetFailure) => void,
): OpenWidget {
  let close = () => {};
  const outcome = new Promise<WidgetOutcome>((resolve) => {
    try {
      const widget = new Widget({
        key: entry.key,
        order_id: entry.vendorOrderId,
        amount: entry.amount * 100,
        currency: 'INR',
        name: brand.companyName,
        description: 'Book your bike now!',
        prefill: { name: payer.name, email: payer.email, contact: payer.phone },
        theme: { color: brandColours.primaryForSmallText },
        handler: (result) => resolve({ kind: 'success', result }),
        modal: { ondismiss: () => resolve({ kind: 'dismissed' }) },
      });
      widget.on('payment.failed', onFailed);
      widget.open();
      close = () => {
        widget.close();
        // Not every version of the widget tells of being closed from outside.
        resolve({ kind: 'dismissed' });
      };
    } catch (error) {
      console.error(error);
      resolve({ kind: 'failed' });
    }
  });
  return { outcome, close };
}
