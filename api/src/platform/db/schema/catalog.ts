import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { paise } from './money';

/** A picture by name; its sizes come from the built manifest when it is answered. */
export interface ImageRef {
  name: string;
  alt: string;
}

/** A percentage of a price, as basis points (3 % = 300). */
export interface ChargeRate {
  charge_type: string;
  basis_points: number;
}

/** A rate that a dispatch centre adds to a full order. */
export interface DeliveryCharge extends ChargeRate {
  /** Variant keys that it is not on: a motor is not registered. */
  excluded_models?: string[] | undefined;
}

/** What a coupon takes off. */
export type CouponDiscount =
  | { kind: 'flat'; amount_paise: number }
  | { kind: 'percent'; basis_points: number; max_paise?: number | undefined };

const position = () => integer().notNull();

/** A product of the menu. */
export const product = pgTable('product', {
  slug: text().primaryKey(),
  title: text().notNull().unique(),
  position: position(),
  /** Slugs that it had before it was renamed. An API from before the column writes products without it. */
  formerSlugs: text('former_slugs').array().notNull().default([]),
});

/** A variant with its prices; "0" when the product has only one. `key` is e.g. "vayu_marut-gt". */
export const variant = pgTable(
  'variant',
  {
    key: text().primaryKey(),
    productSlug: text('product_slug')
      .notNull()
      .references(() => product.slug, { onDelete: 'cascade' }),
    variant: text().notNull(),
    exShowroomPaise: paise('ex_showroom_paise').notNull(),
    preorderPaise: paise('preorder_paise').notNull(),
    position: position(),
  },
  (table) => [index('variant_product_idx').on(table.productSlug)],
);

/** One sellable colour of a variant. */
export const item = pgTable(
  'item',
  {
    itemKey: text('item_key').primaryKey(),
    variantKey: text('variant_key')
      .notNull()
      .references(() => variant.key, { onDelete: 'cascade' }),
    colour: text().notNull(),
    images: jsonb().$type<ImageRef[]>().notNull(),
    position: position(),
  },
  (table) => [index('item_variant_idx').on(table.variantKey)],
);

/** A coupon. One with `appliesByDefault` gives its items `coupon_status` "default" (spec §3). */
export const coupon = pgTable('coupon', {
  code: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  productTitle: text('product_title').notNull(),
  itemKeys: text('item_keys').array().notNull(),
  discount: jsonb().$type<CouponDiscount>().notNull(),
  validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
  validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
  appliesByDefault: boolean('applies_by_default').notNull(),
  listed: boolean().notNull(),
  oncePerPhone: boolean('once_per_phone').notNull(),
  image: jsonb().$type<ImageRef>().notNull(),
  position: position(),
});

/** A charge on every sale, by name ("platform_fee"). */
export const charge = pgTable('charge', {
  name: text().primaryKey(),
  chargeType: text('charge_type').notNull(),
  basisPoints: integer('basis_points').notNull(),
});

/** Where bikes of some states are sent from, and what that adds to a full order there. */
export const dispatchCentre = pgTable('dispatch_centre', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** State codes. */
  states: text().array().notNull(),
  /** Variant keys that this centre does not deliver. */
  excludedModels: text('excluded_models').array().notNull(),
  charges: jsonb().$type<DeliveryCharge[]>().notNull(),
  position: position(),
});
