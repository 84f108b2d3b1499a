import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../platform/db/schema/all';
import { seedTables } from '../../platform/seed/load-seeds';

const tables = Object.values<unknown>(schema).filter((value): value is PgTable =>
  is(value, PgTable),
);
const owned = new Set<PgTable>(seedTables);

/** The tables that visitors fill: all but those that the seeds own. A new table is one of them. */
export const visitorTables: readonly string[] = tables
  .filter((table) => !owned.has(table))
  .map((table) => getTableName(table))
  .sort();
