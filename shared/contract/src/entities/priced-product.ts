import * as z from '@site/schema';
import { rupees } from '../fields';
import { imageSchema } from './image';

/** One line of charges: a percentage of the base, and what it comes to in rupees. */
export const chargeSchema = z.object({
  charge_type: z.string(),
  charge_percentage: z.number().check(z.nonnegative()),
  charge_amount: rupees(),
});
export type Charge = z.infer<typeof chargeSchema>;

/** The discount of an item; all empty when there is none. */
export const discountDetailsSchema = z.object({
  discount_code: z.string(),
  discount_title: z.string(),
  discount_desc: z.string(),
});
export type DiscountDetails = z.infer<typeof discountDetailsSchema>;

/**
 * One colour of a variant with everything it costs, in rupees (spec §3, §9). `actual_amount` is the
 * price before the discount, `amount` after it; the `final_…` amounts include the charges.
 * `discount_status` alone says whether a price is struck through. `quantity` is what one order takes:
 * always one (the "-1" of `items_list`); the specification knows no stock, so nothing is ever sold out.
 */
export const pricedItemSchema = z.object({
  title: z.string(),
  variant: z.string(),
  colour: z.string(),
  images: z.array(imageSchema),
  item_key: z.string(),
  amount: rupees(),
  actual_amount: rupees(),
  quantity: z.literal(1),
  preorder_amount: rupees(),
  final_preorder_amount: rupees(),
  final_amount: rupees(),
  discount_status: z.boolean(),
  discount_details: discountDetailsSchema,
  charges: z.array(chargeSchema),
});
export type PricedItem = z.infer<typeof pricedItemSchema>;

/** One variant ("0" when the product has none) with its items. */
export const pricedVariantSchema = z.object({
  title: z.string(),
  variant: z.string(),
  items: z.array(pricedItemSchema),
});
export type PricedVariant = z.infer<typeof pricedVariantSchema>;

/**
 * One product of the pre-order page. The first product, variant and item are preselected. `former_slugs` are those that
 * the product had before it was renamed; `present_slug` is that of today, where it was asked for by one of those. Each is
 * missing else.
 */
export const pricedProductSchema = z.object({
  title: z.string(),
  former_slugs: z.optional(z.array(z.string())),
  present_slug: z.optional(z.string()),
  variants: z.array(pricedVariantSchema),
});
export type PricedProduct = z.infer<typeof pricedProductSchema>;

/** Answer of products/dynamic/list. Order Now needs exactly one product with variants and items. */
export const pricedProductsSchema = z.array(pricedProductSchema);
export type PricedProducts = z.infer<typeof pricedProductsSchema>;
