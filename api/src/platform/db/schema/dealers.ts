import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** A dealer of the network. */
export const dealer = pgTable(
  'dealer',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    state: text().notNull(),
    country: text().notNull(),
    pincode: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    assignToAsm: text('assign_to_asm').notNull(),
    position: integer().notNull(),
  },
  (table) => [index('dealer_state_idx').on(table.state)],
);

/** An extra field of the dealer application, defined by the server. */
export const requirementInput = pgTable('requirement_input', {
  key: text().primaryKey(),
  label: text().notNull(),
  inputType: text('input_type').$type<'input' | 'select'>().notNull(),
  isRequired: boolean('is_required').notNull(),
  options: text().array().notNull(),
  position: integer().notNull(),
});

/** An application to become a dealer. */
export const dealerApplication = pgTable(
  'dealer_application',
  {
    id: uuid().primaryKey().defaultRandom(),
    trackingId: text('tracking_id').notNull().unique(),
    campaignSource: text('campaign_source'),
    campaignId: text('campaign_id').notNull(),
    country: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** True when the request carried the token of a verified code for this phone. */
    phoneVerified: boolean('phone_verified').notNull(),
    state: text().notNull(),
    district: text().notNull(),
    city: text().notNull(),
    street: text().notNull(),
    pincode: text().notNull(),
    requirements: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('dealer_application_phone_idx').on(table.phone),
    index('dealer_application_created_idx').on(table.createdAt),
  ],
);
