import type { OrderedItem, OrderState, OrderStep } from '@site/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { payment, type salesOrder } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';
import { presentId } from '../catalog/former-slugs';
import type { CatalogItem } from '../catalog/product-groups';
import { readCatalogItems } from '../catalog/read-catalog';
import { orderStatusLabel } from '../payments/order-status';
import { isCodeUsedElsewhere } from '../pricing/coupon-use';
import { toRupees } from '../pricing/paise';
import { resolveNextStep } from './resolve-next-step';

export type OrderRow = typeof salesOrder.$inferSelect;
type PaymentRow = typeof payment.$inferSelect;

/** The payment of an order. @throws Error for an order without one, which is never written */
export async function readPaymentOf(db: Db, orderId: string): Promise<PaymentRow> {
  const [found] = await db.select().from(payment).where(eq(payment.orderId, orderId));
  if (!found) throw new Error('The order has no payment');
  return found;
}

/** A part of an item's key as a name: "vayu_marut" is "Vayu Marut". */
const toName = (part: string): string =>
  part
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** What the catalog has of an ordered item, under whichever name it is sold today. */
async function findSold(db: Db, itemKey: string): Promise<CatalogItem | undefined> {
  const items = await readCatalogItems(db, itemKey);
  const sold = presentId(itemKey, items);
  return items.find((item) => item.itemKey === sold);
}

/**
 * The names of what was ordered; made of its key, as the order history makes them (spec §2), when the catalog has it no
 * more, or under another name: orders and their receipts outlive a model, and keep the name that was bought.
 */
export const readOrderedItem = async (db: Db, itemKey: string): Promise<OrderedItem> =>
  namesOf(itemKey, await findSold(db, itemKey));

function namesOf(itemKey: string, sold: CatalogItem | undefined): OrderedItem {
  const found = sold?.itemKey === itemKey ? sold : undefined;
  const [title = itemKey, variant = '0', ...colour] = itemKey.split('-');
  return {
    item_key: itemKey,
    title: found?.title ?? toName(title),
    variant: found?.variant ?? toName(variant).toUpperCase(),
    colour: found?.colour ?? toName(colour.join('-')),
  };
}

/** What a pre-booking leaves of the bike's price, in paise; nothing for a full order. */
const laterPaise = ({ orderType, price }: Pick<OrderRow, 'orderType' | 'price'>): number =>
  orderType === 'order' ? 0 : Math.max(0, price.amountPaise - price.preorderPaise);

/** How much is known, and may be told, when a state is read. */
export interface StateQuestion {
  /** False when the provider was to be asked and did not answer. */
  couldAsk?: boolean;
  /** True when the caller verified the order's phone: strangers are not told that it used a code. */
  isPhoneProven?: boolean;
}

/** What is read of an order for its next step. */
interface ReadOrder {
  order: OrderRow;
  paid: PaymentRow;
  isSold: boolean;
}

async function nextStep(
  { db, payments, now }: ApiDeps,
  { order, paid, isSold }: ReadOrder,
  { couldAsk = true, isPhoneProven = false }: StateQuestion,
): Promise<OrderStep> {
  const step = resolveNextStep({
    status: order.status,
    isOpenAtProvider: paid.pendingSince !== null || !couldAsk,
    isSameProvider: paid.provider === payments.name,
    isCodeUsed: isPhoneProven && (await db.transaction((tx) => isCodeUsedElsewhere(tx, order))),
    isSold,
    ageMs: now().getTime() - order.createdAt.getTime(),
  });
  if (step !== 'pay-now') return { step };
  return {
    step,
    payment_provider: payments.name,
    payment_key: payments.publicKey,
    transaction_vendor_order_id: paid.vendorOrderId,
    transaction_amount: toRupees(paid.amountPaise),
  };
}

/**
 * Where an order stands. Nothing personal.
 */
export async function readStateOf(
  deps: ApiDeps,
  order: OrderRow,
  question: StateQuestion = {},
): Promise<OrderState> {
  const paid = await readPaymentOf(deps.db, order.id);
  const sold = await findSold(deps.db, order.itemKey);
  const isSold = sold !== undefined;
  return {
    ao_tracking_id: order.trackingId,
    ao_status: orderStatusLabel(order.status, order.orderType),
    order_type: order.orderType,
    ordered_on: order.createdAt.toISOString(),
    item: namesOf(order.itemKey, sold),
    amount_now: toRupees(order.amountPaise),
    amount_later: toRupees(laterPaise(order)),
    transaction_id: paid.paymentReference ?? '',
    next: await nextStep(deps, { order, paid, isSold }, question),
  };
}
