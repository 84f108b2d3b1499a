import { createOrder } from '@site/api-client';
import type { OrderCreate } from '@site/contract';
import { askState } from './ask-state';
import { keepReference } from './device-order';
import { forgetIntent, keyForOrder } from './order-intent';
import { type Outcome, settledOutcome } from './outcome';
import { type EntryCheck, resolvePaymentEntry } from './resolve-payment-entry';

type Ready = Extract<EntryCheck, { kind: 'ready' }>;

/**
 * Makes an order, or finds the one that this device made before for the same content, and keeps its
 * reference on the device before anything can be paid. Gives what opens the widget, or an outcome.
 */
export async function placeOrder(order: OrderCreate): Promise<Ready | Outcome> {
  const { key, isUsed } = keyForOrder(order);
  const created = await createOrder(order, key);
  if (!created.ok) {
    return { kind: 'refused', message: created.message, fieldErrors: created.fieldErrors };
  }
  const check = resolvePaymentEntry(created.raw ?? {});
  if (check.kind !== 'ready') return check;
  keepReference(check.reference);
  if (!isUsed) return check;
  // Made before: it may have been paid meanwhile, or be too old to be paid.
  const state = await askState(check.reference);
  const settled = state && settledOutcome(state);
  if (settled) return settled;
  if (state?.next.step === 'being-checked') return { kind: 'unclear' };
  if (state?.next.step !== 'order-again') return check;
  forgetIntent();
  return placeOrder(order);
}
