import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db';
import { coupon, salesOrder } from '../../platform/db/schema/all';

/**
 * An order uses its code up once money arrived for it. One that was never paid does not: anybody can
 * make it, for any phone, and leave it.
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

/**
 * True when this order may not be paid with its code any more, since the code is good for one order
 * of a phone and another one used it. Holds the code's lock until the transaction ends.
 */
export async function isCodeUsedElsewhere(
  tx: Tx,
  order: { id: string; phone: string; couponCode: string | null },
): Promise<boolean> {
  const { id, phone, couponCode: code } = order;
  if (code === null) return false;
  const [once] = await tx
    .select({ code: coupon.code })
    .from(coupon)
    .where(and(eq(coupon.code, code), eq(coupon.oncePerPhone, true)));
  if (!once) return false;
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
