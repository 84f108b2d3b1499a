import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** First answers of writes by Idempotency-Key and route (design §6). */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    key: text().notNull(),
    route: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer(),
    answer: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.route] }),
    index('idempotency_key_created_idx').on(table.createdAt),
  ],
);

/** Which content of each seed file is loaded, so that an unchanged file is not loaded again. */
export const seedState = pgTable('seed_state', {
  name: text().primaryKey(),
  hash: text().notNull(),
  /** Rises with every change of the seeds; a smaller one is never loaded over it. */
  version: integer().notNull().default(0),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});
