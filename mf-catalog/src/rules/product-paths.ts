import { brand } from '@site/brand';

/** Slug of a product page: title lower-cased, spaces to underscores (spec §2). */
export function buildProductSlug(title: string): string {
  return title.trim().toLowerCase().replaceAll(' ', '_');
}

/** True for the slug of the first model, whose product page has no inner banner (spec §2). */
export function isFirstModel(slug: string): boolean {
  return slug === buildProductSlug(brand.firstModel);
}

/** Address of a product page. */
export function buildProductPath(title: string): string {
  return `/product/${buildProductSlug(title)}`;
}

/** Address of the technical specifications of a product, with one variant chosen when it has several. */
export function buildSpecificationsPath(title: string, variant?: string): string {
  const path = `${buildProductPath(title)}/technical-specifications`;
  return variant === undefined || isOnlyVariant(variant)
    ? path
    : `${path}?variant=${encodeURIComponent(variant.toLowerCase())}`;
}

/**
 * Address of a pre-order, `/{title}-{variant}/preorder[/{offerCode}]`: title lower-cased with its
 * first space as underscore, variant lower-cased (spec §2).
 */
export function buildPreorderPath(title: string, variant: string, offerCode?: string): string {
  const model = `${title.toLowerCase().replace(' ', '_')}-${variant.toLowerCase()}`;
  const path = `/${encodeURIComponent(model)}/preorder`;
  return offerCode ? `${path}/${encodeURIComponent(offerCode)}` : path;
}

/**
 * Address that an offer's Book Now leads to: the first of its item codes, whose parts title and
 * variant joined by a hyphen make the pre-order address (spec §2, §3). Undefined without an item.
 */
export function buildOfferPath(offer: {
  aid_code: string;
  aid_for_items: string;
}): string | undefined {
  const [title, variant = '0'] = (offer.aid_for_items.split(',')[0] ?? '').trim().split('-');
  return title ? buildPreorderPath(title, variant, offer.aid_code) : undefined;
}

/** True for the variant "0": the product has no variants, so none is named (spec §2). */
export function isOnlyVariant(variant: string): boolean {
  return variant.trim() === '0';
}

/** What a product is called on screen: title and variant, the variant hidden when it is 0. */
export function buildDisplayName(title: string, variant: string): string {
  return isOnlyVariant(variant) ? title : `${title} ${variant}`;
}

/** Key of a model-variant in the specifications, e.g. `vayu_marut-gt`. */
export function buildModelKey(title: string, variant: string): string {
  return `${buildProductSlug(title)}-${variant.toLowerCase()}`;
}
