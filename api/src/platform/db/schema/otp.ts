import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A one-time code that was sent; only its keyed hash is kept (design §7). */
export const otpChallenge = pgTable(
  'otp_challenge',
  {
    id: uuid().primaryKey().defaultRandom(),
    phone: text().notNull(),
    codeHash: text('code_hash').notNull(),
    /** Keyed hash of the sender's address (IPv6: of its /64 network): limits per address without keeping the address. */
    addressHash: text('address_hash').notNull(),
    /** Keyed hash of the sender's device token; null for a sender without one. */
    deviceHash: text('device_hash'),
    tries: integer().notNull().default(0),
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('otp_challenge_phone_idx').on(table.phone, table.createdAt),
    index('otp_challenge_address_idx').on(table.addressHash, table.createdAt),
    index('otp_challenge_device_idx').on(table.deviceHash, table.createdAt),
    // For the clean-up and the count of the whole site: neither asks for a number or an address.
    index('otp_challenge_created_idx').on(table.createdAt),
  ],
);
