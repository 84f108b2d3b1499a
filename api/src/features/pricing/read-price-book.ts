import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db';
import { charge, coupon, dispatchCentre, state } from '../../platform/db/schema/all';
import type { ChargeRate } from '../../platform/db/schema/catalog';
import type { Coupon } from './resolve-coupon';
import type { DispatchCentre } from './resolve-delivery';

/** Everything that prices are made of, beside the items themselves. */
export interface PriceBook {
  platformFee: ChargeRate;
  centres: DispatchCentre[];
  coupons: Coupon[];
}

/** All coupons, the first that fits wins. */
export async function readCoupons(db: Db | Tx): Promise<Coupon[]> {
  return db.select().from(coupon).orderBy(asc(coupon.position));
}

const PLATFORM_FEE = 'platform_fee';

/** Reads charges, dispatch centres and coupons. @throws Error when there is no platform fee. */
export async function readPriceBook(db: Db | Tx): Promise<PriceBook> {
  // One after the other: inside a transaction there is one connection only.
  const charges = await db.select().from(charge).where(eq(charge.name, PLATFORM_FEE));
  const centres = await db.select().from(dispatchCentre).orderBy(asc(dispatchCentre.position));
  const coupons = await readCoupons(db);
  const [fee] = charges;
  if (!fee) throw new Error(`There is no charge "${PLATFORM_FEE}"`);
  return {
    platformFee: { charge_type: fee.chargeType, basis_points: fee.basisPoints },
    centres,
    coupons,
  };
}

/** The code of a state, asked by name or code in any letter case; undefined when there is none. */
export async function findStateCode(db: Db | Tx, asked: string): Promise<string | undefined> {
  const wanted = asked.trim().toLowerCase();
  const [found] = await db
    .select({ code: state.code })
    .from(state)
    .where(sql`lower(${state.name}) = ${wanted} or lower(${state.code}) = ${wanted}`)
    .limit(1);
  return found?.code;
}
