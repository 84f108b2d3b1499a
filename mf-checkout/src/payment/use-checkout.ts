import type { OrderCreate, OrderState } from '@site/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadEngine, loadPayment, type Payment } from './load-payment';
import type { OpenWidget, Payer } from './open-widget';
import { isSettled, type Outcome } from './outcome';
import type { PaymentEntry } from './resolve-payment-entry';
import { readUnreported, type UnreportedPayment } from './unreported-result';
import { useBackCloses } from './use-back-closes';

/** What the page is busy with: the spinner shows while it is not `idle`. */
export type Stage = 'idle' | 'placing' | 'paying' | 'confirming';

/** Comes to an outcome, and says which order it is about as soon as that is known. */
type Work = (isAbout: (reference: string) => void) => Promise<Outcome>;

const TOO_OLD = 'This order cannot be paid any more. Please order again.';

/** The way from a filled form, or from an order that waits for its payment, to an outcome. */
export interface Checkout {
  stage: Stage;
  outcome: Outcome | undefined;
  /** The checkout that is under way, or was last, began with a filled form. */
  isOfForm: boolean;
  /** Makes the order and lets the visitor pay it, if it costs what the page shows, in rupees. Never rejects. */
  order: (order: OrderCreate, shownAmount: number) => Promise<Outcome>;
  /** Lets the visitor pay an order that was made before. */
  payNow: (order: OrderState, reference: string, payer: Payer) => Promise<Outcome>;
  clear: () => void;
}

/** Runs one checkout at a time: who starts another one meanwhile gets the outcome of the first. */
export function useCheckout(): Checkout {
  const [stage, setStage] = useState<Stage>('idle');
  const [outcome, setOutcome] = useState<Outcome>();
  const [isOfForm, setOfForm] = useState(false);
  const [widget, setWidget] = useState<OpenWidget>();
  useBackCloses(widget);
  const isLeft = useRef(false);
  const running = useRef<Promise<Outcome>>(undefined);

  const run = (first: Stage, work: Work): Promise<Outcome> => {
    running.current ??= runAlone(first, work).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  const runAlone = async (first: Stage, work: Work): Promise<Outcome> => {
    const { pathname, search } = window.location;
    setStage(first);
    setOutcome(undefined);
    let reached: Outcome = { kind: 'unclear' };
    try {
      const came = await work((reference) => {
        reached = { kind: 'unclear', reference };
      });
      reached = { reference: reached.reference, ...came };
      return reached;
    } finally {
      if (isSettled(reached)) (await loadEngine()).settleOrder(reached);
      setWidget(undefined);
      setStage('idle');
      setOutcome(reached);
      if (isLeft.current) void tellLeft(reached, pathname + search);
    }
  };

  const pay = (
    { payOrder, Widget }: Payment,
    entry: PaymentEntry,
    reference: string,
    payer: Payer,
  ): Outcome | Promise<Outcome> =>
    // A window over the next page could take money that no page tells of. The order waits on the device.
    isLeft.current
      ? { kind: 'dismissed', isUnpaid: true }
      : payOrder({
          Widget,
          entry,
          reference,
          payer,
          onWidget: (open) => {
            setStage(open ? 'paying' : 'confirming');
            setWidget(open);
          },
        });

  const order = (fields: OrderCreate, shownAmount: number) =>
    run('placing', async (isAbout) => {
      setOfForm(true);
      // First, so that nobody orders what this browser cannot pay.
      const payment = await loadedPayment();
      if (!payment) return { kind: 'script-failed' };
      const placed = await payment.placeOrder(fields, shownAmount);
      if (placed.kind !== 'ready') return placed;
      isAbout(placed.reference);
      return pay(payment, placed.entry, placed.reference, {
        name: fields.customer_full_name,
        email: fields.customer_email,
        phone: fields.customer_phone_number,
      });
    });

  const payNow = ({ next }: OrderState, reference: string, payer: Payer) =>
    run('placing', async (isAbout) => {
      setOfForm(false);
      isAbout(reference);
      if (next.step !== 'pay-now') return { kind: 'unclear' };
      const payment = await loadedPayment();
      if (!payment) return { kind: 'script-failed' };
      const stands = await payment.askBeforePaying(reference);
      if (stands === 'too-old') return { kind: 'refused', message: TOO_OLD, fieldErrors: {} };
      if (stands !== 'payable') return stands;
      const entry = {
        vendorOrderId: next.transaction_vendor_order_id,
        amount: next.transaction_amount,
        key: next.payment_key,
      };
      return pay(payment, entry, reference, payer);
    });

  // A payment of an earlier page of this tab, whose report did not get through.
  const resume = useEffectEvent(() => {
    const payment = readUnreported();
    if (payment)
      void run('confirming', (isAbout) => {
        isAbout(payment.reference);
        return confirmKept(payment);
      });
  });
  useEffect(() => {
    isLeft.current = false;
    resume();
    return () => {
      isLeft.current = true;
    };
  }, []);

  return { stage, outcome, isOfForm, order, payNow, clear: () => setOutcome(undefined) };
}

const loadedPayment = (): Promise<Payment | undefined> => loadPayment().catch(() => undefined);

/** What came of an order whose page was left; without our script the pre-order page tells it later. */
async function tellLeft(reached: Outcome, path: string): Promise<void> {
  const engine = await loadEngine().catch(() => undefined);
  engine?.tellLeft(reached, path);
}

/** A kept payment stays kept when our own script does not come: the next page confirms it. */
async function confirmKept(payment: UnreportedPayment): Promise<Outcome> {
  const engine = await loadEngine().catch(() => undefined);
  return engine ? engine.confirmPayment(payment) : { kind: 'unclear' };
}
