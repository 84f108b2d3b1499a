import * as z from '@site/schema';
import { rupees } from '../fields';
import { imageSchema } from './image';

/** The two prices of an offer, in rupees. */
export const couponPricesSchema = z.object({
  aid_item_actual_price: rupees(),
  aid_item_discount_price: rupees(),
});
export type CouponPrices = z.infer<typeof couponPricesSchema>;

/**
 * One item of the products list (spec §3). `ai_amount` is the ex-showroom price, `ai_preorder_amount`
 * the pre-book amount, both in rupees. `ai_variant` is "0" for a product without variants. An offer
 * applies when `coupon_status` is "default"; `coupon_details` is then an object or a list.
 */
export const productSchema = z.object({
  ai_title: z.string(),
  ai_variant: z.string(),
  ai_images: z.array(imageSchema),
  ai_amount: rupees(),
  ai_preorder_amount: rupees(),
  coupon_status: z.nullable(z.string()),
  coupon_details: z.nullable(z.union([couponPricesSchema, z.array(couponPricesSchema)])),
  /** Ours beyond the spec's fields: the item's code and colour. */
  ai_item_key: z.optional(z.string()),
  ai_colour: z.optional(z.string()),
  /** Ours: the slug of today, where the product was asked for by one which it had before it was renamed. */
  ai_present_slug: z.optional(z.string()),
});
export type Product = z.infer<typeof productSchema>;

/**
 * The products list is grouped: one group per title and variant, its items are the colours. Screens
 * use the first item of each group (spec §3).
 */
export const productGroupsSchema = z.array(z.array(productSchema).check(z.minLength(1)));
export type ProductGroups = z.infer<typeof productGroupsSchema>;
