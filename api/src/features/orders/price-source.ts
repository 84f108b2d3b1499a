import type { Db, Tx } from '../../platform/db/db';
import type { ApiDeps } from '../../platform/deps';
import type { CatalogItem } from '../catalog/product-groups';
import { readCatalogItems } from '../catalog/read-catalog';
import { type PriceBook, readPriceBook } from '../pricing/read-price-book';

/** Where an order's price comes from. */
export interface PriceSource {
  /** Items, the one with this key among them if it exists. */
  readItems(itemKey: string): Promise<CatalogItem[]>;
  readBook(): Promise<PriceBook>;
}

/** The database as it is at this moment. */
export const pricesIn = (db: Db | Tx): PriceSource => ({
  readItems: (itemKey) => readCatalogItems(db, itemKey),
  readBook: () => readPriceBook(db),
});

/** A change of prices is heard within milliseconds; this limit, in ms, is for a change that was not heard. */
const KEEP_MS = 60_000;

/**
 * What this process keeps of items, charges, centres and coupons; it is dropped when one of them changes. Only
 * for a price that is computed again from the database before anything is written.
 */
export const keptPrices = ({ answers, db }: Pick<ApiDeps, 'answers' | 'db'>): PriceSource => ({
  readItems: () =>
    answers.get({ kind: 'items of orders', keepMs: KEEP_MS }, () => readCatalogItems(db, 'all')),
  readBook: () =>
    answers.get({ kind: 'price book of orders', keepMs: KEEP_MS }, () => readPriceBook(db)),
});
