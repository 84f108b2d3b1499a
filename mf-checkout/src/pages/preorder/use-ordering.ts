import type { OrderState } from '@site/contract';
import { useEffect, useState } from 'react';
import { loadEngine } from '../../payment/load-payment';
import { isSettled, type Outcome, settledOutcome } from '../../payment/outcome';
import { trackPaid } from '../../payment/track-paid';
import { type Checkout, useCheckout } from '../../payment/use-checkout';
import { type DeviceOrder, useDeviceOrder } from '../../payment/use-device-order';
import { readPayer } from './read-payer';

/** How often an unclear payment is looked at again, in ms. */
const LOOK_AGAIN_MS = 5000;

/** Everything that a page of ordering shows of the checkout and of the device's last order. */
export interface Ordering extends Pick<Checkout, 'stage' | 'order'> {
  outcome: Outcome | undefined;
  /** An earlier order to tell of: only while nothing is under way. */
  earlier: DeviceOrder | undefined;
  /** Changes when an order is done: the next one starts with an empty form. */
  round: number;
  /** The order was made by this page's form, and its money is not on a way that nobody knows. */
  isOfForm: boolean;
  payEarlier: (order: OrderState) => Promise<void>;
  close: () => void;
}

/** Brings together what this page does and what becomes of its order elsewhere. */
export function useOrdering(): Ordering {
  const checkout = useCheckout();
  const { outcome: reached, stage, order, isOfForm } = checkout;
  const reference = reached?.reference;
  // Another tab may have made the device follow another order than the outcome's.
  const followed = useDeviceOrder(reference);
  const [round, setRound] = useState(0);
  const followedOrder = followed?.order;
  const isOpen = reached?.kind === 'unclear' || reached?.kind === 'dismissed';
  const later =
    isOpen && reference !== undefined && followedOrder ? settledOutcome(followedOrder) : undefined;
  const outcome = later ? { ...later, reference } : reached;

  const isLater = later !== undefined;
  useEffect(() => {
    // What the checkout itself came to, it has settled.
    if (isLater) void settleLater({ reference });
  }, [isLater, reference]);
  const recheck = followed?.recheck;
  useLookAgain(reached?.kind === 'unclear' ? recheck : undefined);
  useEffect(() => {
    // What the checkout came to is newer than what was read before it.
    if (reached) recheck?.();
  }, [reached]);
  useEffect(() => {
    if (followedOrder) trackPaid(followedOrder);
    if (reached?.kind === 'placed' && reached.order) trackPaid(reached.order);
  }, [followedOrder, reached]);

  return {
    stage,
    outcome,
    round,
    order,
    isOfForm: isOfForm && outcome?.kind !== 'unclear' && outcome?.kind !== 'verify-failed',
    earlier: stage === 'idle' && !outcome ? followed : undefined,
    payEarlier: async (order) => {
      // Of this render, as the order is: another tab may order while the payer is read.
      if (!followed) return;
      await checkout.payNow(order, followed.reference, await readPayer());
    },
    close: () => {
      if (outcome && isSettled(outcome)) setRound((n) => n + 1);
      checkout.clear();
    },
  };
}

/** The engine was here when the order was paid; without it nothing is forgotten, and the next page tells. */
async function settleLater(outcome: Pick<Outcome, 'reference'>): Promise<void> {
  const engine = await loadEngine().catch(() => undefined);
  engine?.settleOrder(outcome);
}

function useLookAgain(look: (() => void) | undefined): void {
  const isWanted = look !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => look?.(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWanted]);
}
