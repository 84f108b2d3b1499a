import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { mailOutbox, salesOrder } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';

/** An order whose mail goes out again. */
export interface ResentMail {
  trackingId: string;
}

/**
 * Lets the worker try mails again that were given up, from their first attempt on: all of them, or that
 * of one order. Mails that were sent, mails that are still tried, and those of an order under review stay as they are.
 * @param now the next attempt is due from then on
 * @returns the orders of those mails
 */
export function resendMails(
  db: ApiDeps['db'],
  now: Date,
  trackingId?: string,
): Promise<ResentMail[]> {
  return db.transaction(async (tx) => {
    const givenUp = await tx
      .select({ id: mailOutbox.id, trackingId: salesOrder.trackingId })
      .from(mailOutbox)
      .innerJoin(salesOrder, eq(mailOutbox.orderId, salesOrder.id))
      .where(
        and(
          isNotNull(mailOutbox.givenUpAt),
          isNull(mailOutbox.sentAt),
          eq(salesOrder.status, 'paid'),
          trackingId === undefined ? undefined : eq(salesOrder.trackingId, trackingId),
        ),
      )
      .orderBy(mailOutbox.createdAt)
      .for('update', { of: mailOutbox });
    if (givenUp.length > 0) {
      const ids = givenUp.map(({ id }) => id);
      await tx
        .update(mailOutbox)
        .set({ givenUpAt: null, attempts: 0, nextAttemptAt: now })
        .where(inArray(mailOutbox.id, ids));
    }
    return givenUp.map((mail) => ({ trackingId: mail.trackingId }));
  });
}
