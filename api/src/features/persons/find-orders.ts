import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { mailOutbox, payment, paymentEvent, salesOrder } from '../../platform/db/schema/all';
import { tellable } from './tellable';

/** A tracking id as somebody says it on the phone: letters and digits count, case, spaces and hyphens do not. */
export function toTrackingId(told: string): string {
  // The O in front may be left out, and no other is in an id.
  return `O-${told
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^O/, '')}`;
}

/** Payments that an id of ours or of the provider names; a second payment of an order too, which only the audit has. */
async function findPayments(db: Db, number: string) {
  const byOrder = db
    .select({ id: salesOrder.id })
    .from(salesOrder)
    .where(eq(salesOrder.trackingId, toTrackingId(number)));
  const byNews = db
    .select({ id: paymentEvent.paymentId })
    .from(paymentEvent)
    .where(eq(paymentEvent.paymentReference, number));
  // One after the other: together they would be no question for an index.
  const ways = [
    inArray(payment.orderId, byOrder),
    eq(payment.vendorOrderId, number),
    inArray(payment.id, byNews),
  ];
  for (const way of ways) {
    const found = await db.select().from(payment).where(way);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * What there is of the payment that a number names, with its order, for whoever answers a customer or looks after the books:
 * where it stands, what the provider told of it and when, and whether the mail went out. Amounts are in paise.
 * @param number tracking id of an order, however it is written, or the provider's id of an order or of a payment
 * @returns an entry for each payment, usually one; none when nothing has the number
 */
export async function findOrders(db: Db, number: string) {
  const payments = await findPayments(db, number.trim());
  return Promise.all(
    payments.map(async (found) => {
      const ofOrder = found.orderId ?? undefined;
      const orders = ofOrder
        ? await db.select().from(salesOrder).where(eq(salesOrder.id, ofOrder))
        : [];
      const mails = ofOrder
        ? await db.select().from(mailOutbox).where(eq(mailOutbox.orderId, ofOrder))
        : [];
      const news = await db.select().from(paymentEvent).where(eq(paymentEvent.paymentId, found.id));
      return {
        order: tellable(orders)[0] ?? null,
        payment: tellable([found])[0],
        paymentEvents: tellable(news),
        mails: tellable(mails),
      };
    }),
  );
}
