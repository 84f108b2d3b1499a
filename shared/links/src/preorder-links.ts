import { toSlug } from '@site/contract';

/** What an item code or the first part of a pre-order address names. */
export interface ItemCode {
  /** The whole code in its slug form: the `itemKey` of the product read. */
  itemKey: string;
  /** Slug of the title; empty when the code is empty. */
  title: string;
  variant?: string;
  colour?: string;
}

/**
 * Reads an item code, `{title}-{variant}-{colour}` with parts missing at the end. Links are
 * lower-case (spec §2), typed ones need not be. Whether there is such an item, the API decides.
 */
export function parseItemCode(code: string): ItemCode {
  const itemKey = toSlug(code);
  const [title = '', variant, colour] = itemKey.split('-');
  return {
    itemKey,
    title,
    ...(variant ? { variant } : {}),
    ...(colour ? { colour } : {}),
  };
}

/**
 * Address of a pre-order, `/{title}-{variant}/preorder[/{offerCode}]`: title lower-cased with its
 * first space as an underscore, variant lower-cased (spec §2).
 */
export function buildPreorderPath(title: string, variant: string, offerCode?: string): string {
  const model = `${title.toLowerCase().replace(' ', '_')}-${variant.toLowerCase()}`;
  const path = `/${encodeURIComponent(model)}/preorder`;
  return offerCode ? `${path}/${encodeURIComponent(offerCode)}` : path;
}

/**
 * Address that an offer's Book Now leads to: the parts of its first item code joined by a hyphen
 * (spec §2, §3), its colour among them when the code names one. Undefined for an offer without an item.
 */
export function buildOfferPath(offer: {
  aid_code: string;
  aid_for_items: string;
}): string | undefined {
  const [first = ''] = offer.aid_for_items.split(',');
  const { title, variant = '0', colour } = parseItemCode(first);
  const model = colour ? `${variant}-${colour}` : variant;
  return title ? buildPreorderPath(title, model, offer.aid_code) : undefined;
}
