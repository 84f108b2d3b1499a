import type { Tx } from '../../platform/db/db';
import { payment, paymentEvent } from '../../platform/db/schema/all';

export interface NewPayment {
  /** Absent for a payment without an order of ours: the gateway call makes one. */
  orderId?: string;
  provider: string;
  vendorOrderId: string;
  amountPaise: number;
}

/** Writes what is to be paid under a provider's order, and the first line of its audit. */
export async function insertPayment(tx: Tx, row: NewPayment): Promise<void> {
  const [made] = await tx
    .insert(payment)
    .values({ ...row, status: 'created' })
    .returning({ id: payment.id });
  if (!made) throw new Error('The payment was not inserted');
  await tx.insert(paymentEvent).values({
    paymentId: made.id,
    source: 'create',
    kind: 'created',
    outcome: 'applied',
    toStatus: 'created',
    amountPaise: row.amountPaise,
  });
}
