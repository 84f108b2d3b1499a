import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A campaign of a kind ("activity"). */
export const campaign = pgTable(
  'campaign',
  {
    kind: text().notNull(),
    id: text().notNull(),
    title: text().notNull(),
    isOpen: boolean('is_open').notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** A stage of a concept ("testride", "walkin"); a tree by `parentId`. */
export const stage = pgTable(
  'stage',
  {
    concept: text().notNull(),
    id: text().notNull(),
    parentId: text('parent_id'),
    title: text().notNull(),
    isDefaultFor: text('is_default_for').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.concept, table.id] }),
    index('stage_concept_idx').on(table.concept, table.position),
  ],
);
