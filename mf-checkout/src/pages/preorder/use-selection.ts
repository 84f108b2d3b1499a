import { useAddressParams } from '@site/address';
import type { PricedProduct, PricedVariant } from '@site/contract';
import { COLOUR_PARAM, type ItemCode, toSlug, VARIANT_PARAM } from '@site/links';
import { track } from '@site/shell';
import { useState } from 'react';
import { findItem, type Preselection, resolvePreselection } from './resolve-preselection';

/** The chosen variant and colour, and how to change them. A new variant starts with its first colour. */
export interface Selection extends Preselection {
  /** Somebody chose it: the query names it, not the path alone. */
  isChosen: boolean;
  chooseVariant: (variant: PricedVariant) => void;
  chooseItem: (itemKey: string) => void;
}

/**
 * The choice of the page. It stands in the address (`?variant=sport&colour=red`), so that it survives
 * a reload and can be sent to somebody; what is shown as chosen and what is ordered is the same item.
 * Undefined for a product without items.
 */
export function useSelection(product: PricedProduct, slug: ItemCode): Selection | undefined {
  const [params, change] = useAddressParams();
  const inAddress = params.toString();
  const [chosen, setChosen] = useState<{ itemKey: string; inAddress: string }>();
  // The choice counts at once; the address follows, and whoever changes it later wins.
  const isNewer = chosen !== undefined && chosen.inAddress === inAddress;
  const shown =
    (isNewer ? findItem(product, chosen.itemKey) : undefined) ??
    resolvePreselection(product, withAddressChoice(slug, params));
  if (!shown) return undefined;
  const choose = (itemKey: string) => {
    const next = findItem(product, itemKey);
    if (!next) return;
    setChosen({ itemKey, inAddress });
    change((address) => {
      address.set(VARIANT_PARAM, toSlug(next.variant.variant));
      address.set(COLOUR_PARAM, toSlug(next.item.colour));
    });
  };
  return {
    ...shown,
    isChosen: isNewer || params.has(VARIANT_PARAM) || params.has(COLOUR_PARAM),
    chooseVariant: ({ title, variant, items }) => {
      track('variant_selected', { title, variant });
      const [first] = items;
      if (first) choose(first.item_key);
    },
    chooseItem: choose,
  };
}

/** What the query names replaces what the path names. */
export function withAddressChoice(slug: ItemCode, params: URLSearchParams): ItemCode {
  const variant = params.get(VARIANT_PARAM);
  const colour = params.get(COLOUR_PARAM);
  if (variant === null && colour === null) return slug;
  return {
    ...slug,
    itemKey: '',
    ...(variant === null ? {} : { variant: toSlug(variant) }),
    ...(colour === null ? {} : { colour: toSlug(colour) }),
  };
}
