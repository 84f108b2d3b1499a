import { asc, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db';
import { coupon, state } from '../../platform/db/schema/all';
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

/** Times are text in JSON. */
type CouponAsJson = Omit<Coupon, 'validFrom' | 'validUntil'> & {
  validFrom: string;
  validUntil: string;
};

interface BookAsJson extends Record<string, unknown> {
  fee: ChargeRate | null;
  centres: DispatchCentre[];
  coupons: CouponAsJson[];
}

/**
 * One statement as it goes to the database: every order reads it inside its transaction, where each
 * further statement costs a trip and the building of its text.
 */
const BOOK = sql`select
  (select json_build_object('charge_type', charge_type, 'basis_points', basis_points)
    from charge where name = 'platform_fee') as fee,
  (select coalesce(json_agg(json_build_object(
      'id', id, 'name', name, 'states', states, 'excludedModels', excluded_models, 'charges', charges
    ) order by position), '[]') from dispatch_centre) as centres,
  (select coalesce(json_agg(json_build_object(
      'code', code, 'title', title, 'description', description, 'itemKeys', item_keys,
      'discount', discount, 'validFrom', valid_from, 'validUntil', valid_until,
      'appliesByDefault', applies_by_default, 'oncePerPhone', once_per_phone
    ) order by position), '[]') from coupon) as coupons`;

/** Reads charges, dispatch centres and coupons. @throws Error when there is no platform fee. */
export async function readPriceBook(db: Db | Tx): Promise<PriceBook> {
  const [book] = (await db.execute<BookAsJson>(BOOK)).rows;
  if (!book?.fee) throw new Error('There is no charge "platform_fee"');
  const coupons = book.coupons.map(({ validFrom, validUntil, ...others }) => ({
    ...others,
    validFrom: new Date(validFrom),
    validUntil: new Date(validUntil),
  }));
  return { platformFee: book.fee, centres: book.centres, coupons };
}

/** The code of a state, asked by name or code in any letter case; undefined when there is none. */
export async function findStateCode(db: Db | Tx, asked: string): Promise<string | undefined> {
  const wanted = asked.toLowerCase();
  const [found] = await db
    .select({ code: state.code })
    .from(state)
    .where(sql`lower(${state.name}) = ${wanted} or lower(${state.code}) = ${wanted}`)
    .limit(1);
  return found?.code;
}
