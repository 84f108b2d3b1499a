import type { OrderState } from '@site/contract';

/** What an attempt to order came to. */
export type Outcome =
  /**
   * The money arrived. Without `order`, its details could not be read. With `isEarlier` it had arrived before the
   * visitor pressed Pay, in another tab for example: nothing more was paid.
   */
  (
    | {
        kind: 'placed';
        trackingId: string;
        transactionId: string;
        order?: OrderState | undefined;
        isEarlier?: boolean;
      }
    /** Money arrived that a person has to look at. */
    | { kind: 'needs-person'; trackingId: string }
    /** No order to pay came of it; the server's message and what it says of single fields. */
    | { kind: 'refused'; message: string | null; fieldErrors: Record<string, string> }
    | { kind: 'no-order-id'; message?: string }
    | { kind: 'missing-fields' }
    | { kind: 'script-failed' }
    /**
     * The widget was closed without a payment; `reason` is what the bank said of the last attempt. Only
     * with `isUnpaid` the server has said as well that no money arrived.
     */
    | { kind: 'dismissed'; reason?: string | undefined; isUnpaid: boolean }
    | { kind: 'verify-failed'; trackingId?: string | undefined }
    /** The widget told of a payment, or closed on one that may be under way, and nobody can say more yet. */
    | { kind: 'unclear' }
  ) & {
    /** Of the order that it is about, if one was made: the device may follow another one. */
    reference?: string | undefined;
  };

/** What the API's state of an order means for the visitor; undefined while it is not paid. */
export function settledOutcome(order: OrderState): Outcome | undefined {
  const { ao_tracking_id: trackingId, transaction_id: transactionId } = order;
  switch (order.next.step) {
    case 'paid':
      return { kind: 'placed', trackingId, transactionId, order };
    case 'needs-person':
      return { kind: 'needs-person', trackingId };
    default:
      return undefined;
  }
}

/** True when nothing more is to be paid: what was typed is done with. */
export const isSettled = ({ kind }: Outcome): boolean =>
  kind === 'placed' || kind === 'needs-person';
