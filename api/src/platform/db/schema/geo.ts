import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A sales zone. */
export const zone = pgTable('zone', {
  code: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
});

/** A state or union territory. */
export const state = pgTable('state', {
  code: text().primaryKey(),
  name: text().notNull().unique(),
  zonalCode: text('zonal_code')
    .notNull()
    .references(() => zone.code),
  position: integer().notNull(),
});

/** A district of a state. */
export const district = pgTable(
  'district',
  {
    stateCode: text('state_code')
      .notNull()
      .references(() => state.code, { onDelete: 'cascade' }),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stateCode, table.name] }),
    index('district_state_idx').on(table.stateCode, table.position),
  ],
);
