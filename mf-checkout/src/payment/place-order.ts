import { createOrder } from '@site/api-client';
import type { OrderCreate } from '@site/contract';
import { askState } from './ask-state';
import { keepReference } from './device-order';
import { forgetIntent, keyForOrder } from './order-intent';
import { type Outcome, settledOutcome } from './outcome';
import { type EntryCheck, resolvePaymentEntry } from './resolve-payment-entry';

type Ready = Extract<EntryCheck, { kind: 'ready' }>;

/** In the words of the API, which refuses an order whose price moves while it is being made. */
const PRICE_MOVED: Outcome = {
  kind: 'refused',
  message: 'The price has changed. Please check it and order again.',
  fieldErrors: {},
};

/**
 * The order that this page refused last for its price, and the price that it showed then. Loading the page
 * anew forgets it: a price that has gone back to the one that was refused is orderable from there.
 */
let refused: { key: string; shownAmount: number } | undefined;

/**
 * Makes an order, or finds the one that this device made before for the same content, and keeps its
 * reference on the device before it can be paid. Gives what opens the widget, or an outcome.
 * @param shownAmount what the visitor was told to pay, in rupees: nobody is asked for another amount. A new
 * order that costs another amount is refused under its key, as often as the page shows the same price, so that
 * it is the same one once the visitor has seen its price; one that was made before at another price gives way
 * to a new one
 */
export async function placeOrder(
  order: OrderCreate,
  shownAmount: number,
): Promise<Ready | Outcome> {
  const { key, isUsed } = keyForOrder(order);
  const created = await createOrder(order, key);
  if (!created.ok) {
    return { kind: 'refused', message: created.message, fieldErrors: created.fieldErrors };
  }
  const check = resolvePaymentEntry(created.raw ?? {});
  if (check.kind !== 'ready') return check;
  const { entry, reference } = check;
  const isAsShown = entry.amount === shownAmount;
  if (isUsed) {
    const isRefusedAgain = refused?.key === key && refused.shownAmount === shownAmount;
    const stands = await askBeforePaying(reference);
    if (stands === 'too-old' || (stands === 'payable' && !isAsShown && !isRefusedAgain)) {
      forgetIntent();
      return placeOrder(order, shownAmount);
    }
    if (stands !== 'payable') {
      keepReference(reference);
      return { ...stands, reference, ...(stands.kind === 'placed' && { isEarlier: true }) };
    }
  }
  refused = isAsShown ? undefined : { key, shownAmount };
  if (!isAsShown) return PRICE_MOVED;
  keepReference(reference);
  return check;
}

/**
 * Whether an order that was made before is still to be paid, or what came of it: another tab or device may
 * have paid it meanwhile. A question that nobody answers keeps nobody from paying.
 */
export async function askBeforePaying(reference: string): Promise<'payable' | 'too-old' | Outcome> {
  const state = await askState(reference);
  const settled = state && settledOutcome(state);
  if (settled) return settled;
  if (state?.next.step === 'being-checked') return { kind: 'unclear' };
  return state?.next.step === 'order-again' ? 'too-old' : 'payable';
}
