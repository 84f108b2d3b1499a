import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/**
 * An enquiry: general, test-ride booking or recorded test ride. What every kind has stands in
 * columns, the rest in `details`.
 */
export const enquiry = pgTable(
  'enquiry',
  {
    id: uuid().primaryKey().defaultRandom(),
    trackingId: text('tracking_id').notNull().unique(),
    kind: text().$type<'general' | 'booking' | 'recorded'>().notNull(),
    category: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    source: text(),
    campaignId: text('campaign_id'),
    enquiredForItem: text('enquired_for_item'),
    country: text(),
    state: text(),
    district: text(),
    city: text(),
    street: text(),
    pincode: text(),
    description: text(),
    assignedTo: text('assigned_to'),
    details: jsonb().$type<Record<string, string>>().notNull(),
    walkinStage: text('walkin_stage'),
    testrideStatus: text('testride_status'),
    createdAt: createdAt(),
  },
  (table) => [
    index('enquiry_contact_idx').on(table.phone, table.createdAt),
    index('enquiry_created_idx').on(table.createdAt),
  ],
);

/** A lead (leads/create). */
export const lead = pgTable(
  'lead',
  {
    id: uuid().primaryKey().defaultRandom(),
    trackingId: text('tracking_id').notNull().unique(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    source: text(),
    campaignId: text('campaign_id'),
    details: jsonb().$type<Record<string, string>>().notNull(),
    testrideStatus: text('testride_status'),
    createdAt: createdAt(),
  },
  (table) => [
    index('lead_contact_idx').on(table.phone, table.createdAt),
    index('lead_created_idx').on(table.createdAt),
  ],
);

/** A file that came with a test-ride update; its bytes lie under `storedName` in the uploads folder. */
export const upload = pgTable(
  'upload',
  {
    id: uuid().primaryKey().defaultRandom(),
    storedName: text('stored_name').notNull().unique(),
    contentType: text('content_type').notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** Keyed hash of the sender's address, as in `otp_challenge`: for the quota of a day. */
    addressHash: text('address_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    index('upload_address_idx').on(table.addressHash, table.createdAt),
    index('upload_created_idx').on(table.createdAt),
  ],
);

/** Every change of a test ride's status: what it was, what it became, why, with which proof. */
export const testRideEvent = pgTable(
  'test_ride_event',
  {
    id: uuid().primaryKey().defaultRandom(),
    trackingId: text('tracking_id').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    reason: text(),
    uploadId: uuid('upload_id').references(() => upload.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('test_ride_event_tracking_idx').on(table.trackingId),
    // Without it each proof that is removed has the database read all rides.
    index('test_ride_event_upload_idx').on(table.uploadId),
  ],
);
