import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { salesOrder } from './orders';

/**
 * Mails that are to be sent. A row is written with the fact that it tells of, in one
 * transaction; the worker sends it. One of a kind for each order.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<'order-paid'>().notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => salesOrder.id),
    attempts: integer().notNull().default(0),
    /** Not before. A worker that takes the row moves it on, so that no other one takes it meanwhile. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When the last attempt failed and a person was called. */
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('mail_outbox_order_unique').on(table.orderId, table.kind),
    index('mail_outbox_due_idx')
      .on(table.nextAttemptAt)
      .where(sql`sent_at is null and given_up_at is null`),
  ],
);
