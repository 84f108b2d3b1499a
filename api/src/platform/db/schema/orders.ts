import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { paise } from './money';

/** An address of an order. */
export interface OrderAddress {
  street: string;
  city: string;
  district: string;
  state: string;
  pincode: string;
  country: string;
}

/** How the amount to pay came about, in paise: what the customer was shown. */
export interface OrderPrice {
  actualPaise: number;
  discountPaise: number;
  amountPaise: number;
  preorderPaise: number;
  charges: { type: string; basisPoints: number; paise: number }[];
  /** The order's code is good for one order of a phone; absent without a code, and for orders from before it was kept. */
  isCodeOncePerPhone?: boolean;
}

/**
 * States of a payment; an order shares the state of its payment. "review": money arrived that does
 * not fit the order, a person decides: it is paid then, or "cancelled".
 */
export const PAYMENT_STATUSES = ['created', 'failed', 'paid', 'review', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * What a fact about a payment did. "repeated", "ignored" and "noted" change nothing; "stands" and "cancelled" are what a
 * person decided.
 */
export type PaymentOutcome =
  | 'applied'
  | 'repeated'
  | 'ignored'
  | 'noted'
  | 'mismatch'
  | 'duplicate'
  | 'code-used'
  | 'refunded'
  | 'disputed'
  | 'stands'
  | 'cancelled';

const timestamps = {
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
};

/** A pre-booking or a full order (spec §3 "Pre-order order request"). One item, quantity one. */
export const salesOrder = pgTable(
  'sales_order',
  {
    id: uuid().primaryKey().defaultRandom(),
    trackingId: text('tracking_id').notNull().unique(),
    orderType: text('order_type').$type<'preorder' | 'order'>().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    itemKey: text('item_key').notNull(),
    /** As it was ordered: the item key followed by -1. */
    itemsList: text('items_list').notNull(),
    customerName: text('customer_name').notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    billing: jsonb().$type<OrderAddress>().notNull(),
    shipping: jsonb().$type<OrderAddress>().notNull(),
    source: text().notNull(),
    /** The campaign that it counts for (spec §9); null for orders from before it was kept. */
    campaignId: text('campaign_id'),
    deliveryType: text('delivery_type').notNull(),
    vendorLabel: text('vendor_label').notNull(),
    couponCode: text('coupon_code'),
    dispatchCentre: text('dispatch_centre'),
    amountPaise: paise('amount_paise').notNull(),
    price: jsonb().$type<OrderPrice>().notNull(),
    /** Hash of the reference that the buyer's device keeps; null for orders from before there was one. */
    referenceHash: text('reference_hash').unique(),
    ...timestamps,
  },
  (table) => [
    index('sales_order_phone_idx').on(table.phone, table.createdAt),
    index('sales_order_created_idx').on(table.createdAt),
  ],
);

/** What is to be paid at the provider under one of its order ids; without an order of ours when the gateway call made it. */
export const payment = pgTable(
  'payment',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .unique()
      .references(() => salesOrder.id),
    provider: text().notNull(),
    vendorOrderId: text('vendor_order_id').notNull().unique(),
    amountPaise: paise('amount_paise').notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    /** The provider's payment that settled it. */
    paymentReference: text('payment_reference'),
    /** Since when the provider has an attempt that is neither taken nor failed; null for none. */
    pendingSince: timestamp('pending_since', { withTimezone: true }),
    /** When the provider was last asked about it. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    // What nobody has paid as far as we know, oldest first: for the provider to be asked about.
    index('payment_unpaid_idx').on(table.createdAt).where(sql`status in ('created', 'failed')`),
    // What the open gateway call left unpaid, oldest first: to expire.
    index('payment_orderless_idx')
      .on(table.createdAt)
      .where(sql`order_id is null and status in ('created', 'failed')`),
  ],
);

/** What the sandbox took or refused: the pretended bank's own books, which settle nothing here. */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    paymentId: text('payment_id').primaryKey(),
    vendorOrderId: text('vendor_order_id').notNull(),
    status: text().$type<'pending' | 'captured' | 'failed'>().notNull(),
    amountPaise: paise('amount_paise').notNull(),
    currency: text().notNull(),
    refundedPaise: paise('refunded_paise').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sandbox_payment_order_idx').on(table.vendorOrderId, table.createdAt)],
);

/** The audit of payments: everything that was reported or received, and what it changed. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    source: text()
      .$type<'create' | 'verify' | 'report' | 'webhook' | 'reconcile' | 'person'>()
      .notNull(),
    kind: text()
      .$type<
        'created' | 'verified' | 'succeeded' | 'failed' | 'refunded' | 'disputed' | 'decided'
      >()
      .notNull(),
    outcome: text().$type<PaymentOutcome>().notNull(),
    fromStatus: text('from_status').$type<PaymentStatus>(),
    toStatus: text('to_status').$type<PaymentStatus>().notNull(),
    paymentReference: text('payment_reference'),
    amountPaise: paise('amount_paise'),
    /** The provider's id of a webhook: the same one twice changes nothing. */
    vendorEventId: text('vendor_event_id'),
    /** The provider's id of the refund or dispute that it is about. */
    claimReference: text('claim_reference'),
    /** Who decided, and why; null for what the provider or a browser told. */
    decidedBy: text('decided_by'),
    note: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('payment_event_payment_idx').on(table.paymentId, table.createdAt),
    uniqueIndex('payment_event_vendor_idx').on(table.vendorEventId),
  ],
);
