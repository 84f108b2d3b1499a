import { OFFER_APPLIES, type Product } from '@site/contract';
import type { ImageRef } from '../../platform/db/schema/catalog';
import type { ImageResolver } from '../../platform/images/images';
import { couponPrices } from '../pricing/coupon-prices';
import { toRupees } from '../pricing/paise';
import { type Coupon, resolveCoupon } from '../pricing/resolve-coupon';

/** One item with its variant's prices and product's title. */
export interface CatalogItem {
  itemKey: string;
  colour: string;
  images: ImageRef[];
  variantKey: string;
  variant: string;
  exShowroomPaise: number;
  preorderPaise: number;
  title: string;
  slug: string;
  /** Slugs that its product had before. */
  formerSlugs: string[];
}

/**
 * Groups items for products/list: one group per title and variant (spec §3). Items with a default
 * coupon that is valid now carry its prices.
 * @param isFormer true when the product was asked for by a slug of before a rename
 */
export function buildProductGroups(
  items: readonly CatalogItem[],
  coupons: readonly Coupon[],
  now: Date,
  images: ImageResolver,
  isFormer = false,
): Product[][] {
  const groups = new Map<string, Product[]>();
  for (const item of items) {
    const { coupon } = resolveCoupon({ coupons, itemKey: item.itemKey, now });
    const group = groups.get(item.variantKey) ?? [];
    group.push({
      ai_title: item.title,
      ai_variant: item.variant,
      ai_images: item.images.map(images),
      ai_amount: toRupees(item.exShowroomPaise),
      ai_preorder_amount: toRupees(item.preorderPaise),
      coupon_status: coupon ? OFFER_APPLIES : null,
      coupon_details: coupon ? couponPrices(coupon.discount, item.exShowroomPaise) : null,
      ai_item_key: item.itemKey,
      ai_colour: item.colour,
      ...(isFormer && { ai_present_slug: item.slug }),
    });
    groups.set(item.variantKey, group);
  }
  return [...groups.values()];
}
