import type { OrderCreate } from '@site/contract';
import type { Db, Tx } from '../../platform/db/db';
import type { OrderPrice } from '../../platform/db/schema/orders';
import { fieldError, HttpError } from '../../platform/http/http-error';
import { presentId } from '../catalog/former-slugs';
import { PRODUCT_NOT_FOUND } from '../catalog/messages';
import type { CatalogItem } from '../catalog/product-groups';
import { lockCode, readUsedCodes } from '../pricing/coupon-use';
import { priceByBook } from '../pricing/price-by-book';
import { amountToPay, type ItemPrice } from '../pricing/price-item';
import { findStateCode, type PriceBook } from '../pricing/read-price-book';
import { type Coupon, couponRefusalMessage, resolveCoupon } from '../pricing/resolve-coupon';
import { centresFor, type DispatchCentre, soleCentre } from '../pricing/resolve-delivery';
import { type PriceSource, pricesIn } from './price-source';

/** What an order comes to, computed here and nowhere else. */
export interface PricedOrder {
  item: CatalogItem;
  couponCode: string | null;
  centre: DispatchCentre | undefined;
  amountPaise: number;
  price: OrderPrice;
}

/** What an order is priced for. */
export interface PriceQuestion {
  fields: OrderCreate;
  now: Date;
  /**
   * True when the caller verified the order's phone. Only then a code that this phone has used is
   * refused here; a stranger is not told, and the payment of such an order goes to a person.
   */
  isPhoneProven: boolean;
}

/**
 * One item, quantity one: the item key followed by -1 (spec §3). A page that was opened before its product was renamed
 * orders it by the key of then.
 */
async function findItem(prices: PriceSource, itemsList: string): Promise<CatalogItem> {
  const key = /^(.+)-1$/.exec(itemsList.toLowerCase())?.[1];
  const found = key === undefined ? [] : await prices.readItems(key);
  const sold = key === undefined ? undefined : presentId(key, found);
  const item = found.find(({ itemKey }) => itemKey === sold);
  if (!item) throw fieldError('items_list', PRODUCT_NOT_FOUND);
  return item;
}

const askedCode = (fields: OrderCreate) => fields.coupon_code?.toUpperCase() || undefined;

/** Whether an order names the code of an offer. */
export const namesCode = (fields: OrderCreate): boolean => askedCode(fields) !== undefined;

/** Whether an order was refused because its code does not count for it. */
export const isCodeRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.errors?.['coupon_code'] !== undefined;

async function findCoupon(
  db: Db | Tx,
  book: PriceBook,
  item: CatalogItem,
  { fields, now, isPhoneProven }: PriceQuestion,
): Promise<Coupon | undefined> {
  const code = askedCode(fields);
  const { coupon, refusal } = resolveCoupon({
    coupons: book.coupons,
    itemKey: item.itemKey,
    now,
    code,
    usedCodes:
      code && isPhoneProven ? await readUsedCodes(db, fields.customer_phone_number) : new Set(),
  });
  // Never another price than the one that the code was sent for.
  if (refusal) throw fieldError('coupon_code', couponRefusalMessage(refusal));
  return coupon;
}

/** The centre of a full order. @throws HttpError when none, or not exactly one, delivers there. */
async function findCentre(
  db: Db | Tx,
  book: PriceBook,
  item: CatalogItem,
  fields: OrderCreate,
): Promise<DispatchCentre> {
  const stateCode = await findStateCode(db, fields.bill_state);
  if (stateCode === undefined) throw fieldError('bill_state', 'Billing State is not known');
  const centre = soleCentre(centresFor(book.centres, { stateCode, variantKey: item.variantKey }));
  if (!centre) {
    const message = `A full order is not possible in ${fields.bill_state} yet. Please pre-book instead.`;
    throw new HttpError(409, message, { order_type: message });
  }
  return centre;
}

const toOrderPrice = (
  price: ItemPrice,
  isFull: boolean,
  coupon: Coupon | undefined,
): OrderPrice => ({
  actualPaise: price.actualPaise,
  discountPaise: price.discountPaise,
  amountPaise: price.amountPaise,
  preorderPaise: price.preorderPaise,
  charges: isFull ? price.charges : price.preorderCharges,
  ...(coupon && { isCodeOncePerPhone: coupon.oncePerPhone }),
});

/**
 * Prices an order from the database alone, or from what is kept of its prices.
 * @throws HttpError naming the field at fault.
 */
export async function priceOrder(
  db: Db | Tx,
  question: PriceQuestion,
  prices: PriceSource = pricesIn(db),
): Promise<PricedOrder> {
  const { fields } = question;
  const item = await findItem(prices, fields.items_list);
  const book = await prices.readBook();
  const isFull = fields.order_type === 'order';
  const centre = isFull ? await findCentre(db, book, item, fields) : undefined;
  const coupon = await findCoupon(db, book, item, question);
  const price = priceByBook(item, { book, coupon, centre });
  return {
    item,
    couponCode: coupon?.code ?? null,
    centre,
    amountPaise: amountToPay(price, {
      orderType: fields.order_type,
      billingState: fields.bill_state,
    }),
    price: toOrderPrice(price, isFull, coupon),
  };
}

/** The same under the lock of the order's code: it waits for an order that is being settled with that code. */
export async function priceOrderLocked(tx: Tx, question: PriceQuestion): Promise<PricedOrder> {
  const { fields } = question;
  const code = askedCode(fields);
  if (code) await lockCode(tx, fields.customer_phone_number, code);
  return priceOrder(tx, question);
}
