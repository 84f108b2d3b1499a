import type { PricedItem, PricedProduct } from '@site/contract';
import type { ImageResolver } from '../../platform/images/images';
import type { CatalogItem } from '../catalog/product-groups';
import { toRupees } from '../pricing/paise';
import { priceByBook } from '../pricing/price-by-book';
import type { PriceBook } from '../pricing/read-price-book';
import { resolveCoupon } from '../pricing/resolve-coupon';
import { centresFor, type DispatchCentre } from '../pricing/resolve-delivery';

export interface PricingQuestion {
  /** Lower-cased product slug, variant key or item key, as it is today. */
  key: string;
  /** The slug of before a rename that was asked for; undefined when that was the present one. */
  formerSlug?: string | undefined;
  /** Code of the state of delivery; undefined while it is not known. */
  stateCode: string | undefined;
  couponCode: string | undefined;
  usedCodes: ReadonlySet<string>;
  now: Date;
}

export interface PricingData {
  /** All items of the asked product. */
  items: readonly CatalogItem[];
  book: PriceBook;
  images: ImageResolver;
}

/** Moves what was asked for to the front: the first of everything is preselected (spec §3). */
function askedFirst<T>(list: readonly T[], isAsked: (entry: T) => boolean): T[] {
  return [...list.filter(isAsked), ...list.filter((entry) => !isAsked(entry))];
}

function buildItem(
  item: CatalogItem,
  centre: DispatchCentre | undefined,
  { book, images }: PricingData,
  question: PricingQuestion,
): PricedItem {
  const { coupon } = resolveCoupon({
    coupons: book.coupons,
    itemKey: item.itemKey,
    now: question.now,
    code: question.couponCode,
    usedCodes: question.usedCodes,
  });
  const price = priceByBook(item, { book, coupon, centre });
  return {
    title: item.title,
    variant: item.variant,
    colour: item.colour,
    images: item.images.map(images),
    item_key: keyAsAsked(item, question),
    amount: toRupees(price.amountPaise),
    actual_amount: toRupees(price.actualPaise),
    quantity: 1,
    preorder_amount: toRupees(price.preorderPaise),
    final_preorder_amount: toRupees(price.finalPreorderPaise),
    final_amount: toRupees(price.finalPaise),
    discount_status: price.discountPaise > 0,
    discount_details: {
      discount_code: coupon?.code ?? '',
      discount_title: coupon?.title ?? '',
      discount_desc: coupon?.description ?? '',
    },
    charges: price.charges.map(({ type, basisPoints, paise }) => ({
      charge_type: type,
      charge_percentage: basisPoints / 100,
      charge_amount: toRupees(paise),
    })),
  };
}

/**
 * The key of an item. Who asks by a slug of before a rename gets keys that are made of that slug: a page which was open
 * then finds its items in the answer, and orders them by these.
 */
const keyAsAsked = ({ itemKey, slug }: CatalogItem, { formerSlug }: PricingQuestion): string =>
  formerSlug === undefined ? itemKey : formerSlug + itemKey.slice(slug.length);

/** @param centre whose charges are on the prices; undefined while the state is not known */
function buildProduct(
  items: readonly CatalogItem[],
  centre: DispatchCentre | undefined,
  data: PricingData,
  question: PricingQuestion,
): PricedProduct {
  const variants = new Map<string, CatalogItem[]>();
  for (const item of items) {
    variants.set(item.variantKey, [...(variants.get(item.variantKey) ?? []), item]);
  }
  const ordered = askedFirst(
    [...variants],
    ([key]) => question.key === key || question.key.startsWith(`${key}-`),
  );
  const { title = '', slug, formerSlugs = [] } = items[0] ?? {};
  return {
    title,
    ...(formerSlugs.length > 0 && { former_slugs: formerSlugs }),
    ...(question.formerSlug !== undefined && { present_slug: slug }),
    variants: ordered.map(([, group]) => ({
      title: group[0]?.title ?? '',
      variant: group[0]?.variant ?? '',
      items: askedFirst(group, ({ itemKey }) => itemKey === question.key).map((item) =>
        buildItem(item, centre, data, question),
      ),
    })),
  };
}

/**
 * The products of products/dynamic/list: one while the state is not known; else one for each centre
 * that delivers what was asked to that state, with the charges there. Exactly one opens Order Now.
 */
export function buildPricedProducts(data: PricingData, question: PricingQuestion): PricedProduct[] {
  const { items, book } = data;
  const { key, stateCode } = question;
  if (items.length === 0) return [];
  if (stateCode === undefined) return [buildProduct(items, undefined, data, question)];
  const asked = items.filter(
    ({ slug, variantKey, itemKey }) => slug === key || variantKey === key || itemKey === key,
  );
  const askedVariants = new Set(asked.map(({ variantKey }) => variantKey));
  const centres = book.centres.filter((centre) =>
    [...askedVariants].some(
      (variantKey) => centresFor([centre], { stateCode, variantKey }).length > 0,
    ),
  );
  return centres.map((centre) => {
    const delivered = items.filter(({ variantKey }) => !centre.excludedModels.includes(variantKey));
    return buildProduct(delivered, centre, data, question);
  });
}
