import { askState } from './ask-state';
import { confirmPayment } from './confirm-payment';
import { type OpenWidget, openWidget, type Payer } from './open-widget';
import { type Outcome, settledOutcome } from './outcome';
import { reportFailed } from './report-widget';
import type { PaymentEntry } from './resolve-payment-entry';
import { watchElsewhere } from './watch-elsewhere';
import type { WidgetConstructor } from './widget-types';

export interface PayRequest {
  Widget: WidgetConstructor;
  entry: PaymentEntry;
  reference: string;
  payer: Payer;
  /** Told when the widget is on the screen, and when it has gone. */
  onWidget: (widget: OpenWidget | undefined) => void;
}

/**
 * Lets the visitor pay an order in the provider's widget and settles what came of it (spec §4). A
 * failed attempt is reported and the widget stays open; a widget that is dismissed, or fails to open, is
 * reported as failed. Then the order's own state has the last word, because the money may have arrived by
 * another way.
 */
export async function payOrder(request: PayRequest): Promise<Outcome> {
  const { Widget, entry, reference, payer, onWidget } = request;
  let reason: string | undefined;
  const widget = openWidget(Widget, entry, payer, (failure) => {
    reason = failure.error?.description;
    void reportFailed(entry.vendorOrderId, failure);
  });
  onWidget(widget);
  const elsewhere = watchElsewhere(reference);
  const left = await Promise.race([
    widget.outcome,
    elsewhere.settled.then((order) => ({ kind: 'settled' as const, order })),
  ]);
  elsewhere.stop();
  if (left.kind === 'settled') widget.close();
  onWidget(undefined);
  if (left.kind === 'settled') return settledOutcome(left.order) ?? { kind: 'unclear' };
  if (left.kind === 'success') return confirmPayment({ reference, result: left.result });
  await reportFailed(entry.vendorOrderId, left.kind);
  const order = await askState(reference);
  const settled = order && settledOutcome(order);
  if (settled) return settled;
  const step = order?.next.step;
  if (step === 'being-checked') return { kind: 'unclear' };
  if (left.kind === 'failed') return { kind: 'script-failed' };
  // What the server knew before does not say that the money has not come by now.
  return { kind: 'dismissed', reason, isUnpaid: step === 'pay-now' && !order?.isFromBefore };
}
