import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db';
import { coupon, salesOrder } from '../../platform/db/schema/all';

/**
 * An order uses its code up once money arrived for it. One that was never paid does not: anybody can
 * make it, for any phone, and leave it. One that our people have cancelled gives its code back.
 */
const USING = ['paid', 'review'] as const;

/** Codes that the paid orders of this phone carry. */
export async function readUsedCodes(db: Db | Tx, phone: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ code: salesOrder.couponCode })
    .from(salesOrder)
    .where(
      and(
        eq(salesOrder.phone, phone),
        isNotNull(salesOrder.couponCode),
        inArray(salesOrder.status, [...USING]),
      ),
    );
  return new Set(rows.flatMap(({ code }) => (code === null ? [] : [code])));
}

/** Until the transaction ends, nobody else prices or settles an order of this phone with this code. */
export async function lockCode(tx: Tx, phone: string, code: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${code} ${phone}`}, 0))`);
}

/** What the coupons of today say of a code. */
async function isOncePerPhone(tx: Tx, code: string): Promise<boolean> {
  const [once] = await tx
    .select({ code: coupon.code })
    .from(coupon)
    .where(and(eq(coupon.code, code), eq(coupon.oncePerPhone, true)));
  return once !== undefined;
}

/**
 * True when this order may not be paid with its code any more, since the code is good for one order
 * of a phone and another one used it. What the code was when the order was made counts: its coupon may
 * be gone from the database meanwhile. Holds the code's lock until the transaction ends.
 */
export async function isCodeUsedElsewhere(
  tx: Tx,
  order: Pick<typeof salesOrder.$inferSelect, 'id' | 'phone' | 'couponCode' | 'price'>,
): Promise<boolean> {
  const { id, phone, couponCode: code, price } = order;
  if (code === null) return false;
  if (!(price.isCodeOncePerPhone ?? (await isOncePerPhone(tx, code)))) return false;
  await lockCode(tx, phone, code);
  const others = await tx
    .select({ id: salesOrder.id })
    .from(salesOrder)
    .where(
      and(
        eq(salesOrder.phone, phone),
        eq(salesOrder.couponCode, code),
        inArray(salesOrder.status, [...USING]),
        ne(salesOrder.id, id),
      ),
    )
    .limit(1);
  return others.length > 0;
}
