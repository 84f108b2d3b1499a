import { StartError } from '@site/server';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db';
import * as schema from '../db/schema/all';
import { lostSlugs } from './former-slug-problems';
import type { Seeds } from './read-seeds';
import {
  campaignRows,
  catalogRows,
  chargeRows,
  couponRows,
  dealerRows,
  dispatchCentreRows,
  geoRows,
  requirementRows,
  stageRows,
} from './seed-rows';

/** The tables that seeds own, children before their parents: the reference data. */
export const referenceTables = [
  schema.item,
  schema.variant,
  schema.product,
  schema.coupon,
  schema.charge,
  schema.dispatchCentre,
  schema.district,
  schema.state,
  schema.zone,
  schema.dealer,
  schema.requirementInput,
  schema.campaign,
  schema.stage,
] as const;

/** All tables that are written by loading seeds, and by nothing else. */
export const seedTables: readonly PgTable[] = [...referenceTables, schema.seedState];

/**
 * Makes the reference tables equal to the seed files, in one transaction; nothing happens when they
 * are already, or newer: an older API that is started again puts no old prices back. Call it under the migration
 * lock. What visitors wrote refers to none of these rows.
 * @param log is told when the database has newer seeds than these, and when addresses of products lead to none any more
 * @throws StartError when the database holds other seeds of the same version, as two branches make them
 */
export async function loadSeeds(
  db: Db,
  { data, hash, version }: Seeds,
  log: (line: string) => void = () => {},
): Promise<void> {
  const [known] = await db.select().from(schema.seedState).where(eq(schema.seedState.name, 'all'));
  if (known?.hash === hash) return;
  if (known && known.version > version) {
    log(
      `These seeds, version ${version}, are not loaded: the database has newer ones, version ${known.version}. When these are to come back, set "version" in version.json of the seeds to ${known.version + 1}.`,
    );
    return;
  }
  if (known?.version === version) {
    throw new StartError(
      `The database holds other seeds of the same version ${version}: which of the two are newer cannot be told. When these are to replace them, set "version" in version.json of the seeds to ${version + 1}; else start with the seeds that the database holds, or with an empty database.`,
    );
  }
  const state = { hash, version, loadedAt: new Date() };
  const lost = lostSlugs(await db.select().from(schema.product), data.products);
  if (lost.length > 0)
    log(
      `Addresses of ${lost.map((slug) => `"${slug}"`).join(', ')} lead to no product any more. Where a product was renamed, put this slug into its "former_slugs" in products.json, and they lead on.`,
    );
  await db.transaction(async (tx) => {
    for (const table of referenceTables) await tx.delete(table);
    const catalog = catalogRows(data.products);
    await tx.insert(schema.product).values(catalog.products);
    await tx.insert(schema.variant).values(catalog.variants);
    await tx.insert(schema.item).values(catalog.items);
    await insertAll(couponRows(data.coupons), (rows) => tx.insert(schema.coupon).values(rows));
    await insertAll(chargeRows(data.charges), (rows) => tx.insert(schema.charge).values(rows));
    await insertAll(dispatchCentreRows(data['dispatch-centres']), (rows) =>
      tx.insert(schema.dispatchCentre).values(rows),
    );
    const geo = geoRows(data);
    await insertAll(geo.zones, (rows) => tx.insert(schema.zone).values(rows));
    await insertAll(geo.states, (rows) => tx.insert(schema.state).values(rows));
    await insertAll(geo.districts, (rows) => tx.insert(schema.district).values(rows));
    await insertAll(dealerRows(data.dealers), (rows) => tx.insert(schema.dealer).values(rows));
    await insertAll(requirementRows(data['requirement-inputs']), (rows) =>
      tx.insert(schema.requirementInput).values(rows),
    );
    await insertAll(campaignRows(data.campaigns), (rows) =>
      tx.insert(schema.campaign).values(rows),
    );
    await insertAll(stageRows(data.stages), (rows) => tx.insert(schema.stage).values(rows));
    await tx
      .insert(schema.seedState)
      .values({ name: 'all', ...state })
      .onConflictDoUpdate({ target: schema.seedState.name, set: state });
  });
}

/** Inserts rows; a seed file may be empty, an insert may not. */
async function insertAll<T>(rows: T[], insert: (rows: T[]) => PromiseLike<unknown>): Promise<void> {
  if (rows.length > 0) await insert(rows);
}
