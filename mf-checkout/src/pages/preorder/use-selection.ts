import type { PricedProduct, PricedVariant } from '@site/contract';
import type { ItemCode } from '@site/links';
import { track } from '@site/shell';
import { useState } from 'react';
import { type Preselection, resolvePreselection } from './resolve-preselection';

/** The chosen variant and colour, and how to change them. A new variant starts with its first colour. */
export interface Selection extends Preselection {
  chooseVariant: (variant: PricedVariant) => void;
  chooseItem: (itemKey: string) => void;
}

/** Keeps the choice of the page. Undefined for a product without items. */
export function useSelection(product: PricedProduct, slug: ItemCode): Selection | undefined {
  const [itemKey, setItemKey] = useState<string>();
  const chosen = itemKey === undefined ? undefined : findItem(product, itemKey);
  const shown = chosen ?? resolvePreselection(product, slug);
  if (!shown) return undefined;
  return {
    ...shown,
    chooseVariant: ({ title, variant, items }) => {
      track('variant_selected', { title, variant });
      setItemKey(items[0]?.item_key);
    },
    chooseItem: setItemKey,
  };
}

function findItem(product: PricedProduct, itemKey: string): Preselection | undefined {
  for (const variant of product.variants) {
    const item = variant.items.find(({ item_key }) => item_key === itemKey);
    if (item) return { variant, item };
  }
  return undefined;
}
