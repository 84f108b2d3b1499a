import type { Receipt } from '@site/contract';
import { and, asc, eq } from 'drizzle-orm';
import { paymentEvent } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';
import { HttpError } from '../../platform/http/http-error';
import { readOrderedItem, readPaymentOf } from '../orders/read-order-state';
import { buildReceipt, type ReceiptOrder } from './build-receipt';
import { readContact } from './read-contact';

const NOT_PAID = 'There is a receipt once your payment has arrived.';

type ReceiptDeps = Pick<ApiDeps, 'db' | 'config'>;

/** When the money of a payment came: also of one that a person had to decide on. */
async function readPaidOn(
  { db }: ReceiptDeps,
  paymentId: string,
  reference: string,
): Promise<Date | undefined> {
  const [event] = await db
    .select({ at: paymentEvent.createdAt })
    .from(paymentEvent)
    .where(
      and(
        eq(paymentEvent.paymentId, paymentId),
        eq(paymentEvent.kind, 'succeeded'),
        eq(paymentEvent.paymentReference, reference),
      ),
    )
    .orderBy(asc(paymentEvent.createdAt))
    .limit(1);
  return event?.at;
}

/**
 * The receipt of an order.
 * @param hasBuyer true for who may see the buyer's data
 * @throws HttpError 409 for an order that is not paid
 */
export async function readReceiptOf(
  deps: ReceiptDeps,
  order: ReceiptOrder,
  hasBuyer: boolean,
): Promise<Receipt> {
  if (order.status !== 'paid') throw new HttpError(409, NOT_PAID);
  const paid = await readPaymentOf(deps.db, order.id);
  const transactionId = paid.paymentReference ?? '';
  return buildReceipt({
    order,
    item: await readOrderedItem(deps.db, order.itemKey),
    provider: paid.provider,
    transactionId,
    paidOn: (await readPaidOn(deps, paid.id, transactionId)) ?? paid.updatedAt,
    contact: await readContact(deps.config.contentDistDir),
    hasBuyer,
  });
}
