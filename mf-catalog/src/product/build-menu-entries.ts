import {
  type Image,
  type PriceDisplay,
  type Product,
  type ProductGroups,
  pricesOfProduct,
  resolvePriceDisplay,
  type Specs,
} from '@site/contract';
import { buildModelKey } from '@site/links';
import type { SlotLink } from '@site/shell';
import { RANGE_LABEL } from './shown-specs';

/** What the menu says of one product; what is not known of it is undefined. */
export interface MenuEntry extends SlotLink {
  image: Image | undefined;
  /** The lowest price among its variants, in rupees. */
  price: PriceDisplay | undefined;
  /** The longest range among its variants, e.g. "180 km"; undefined for parts, which nobody rides. */
  range: string | undefined;
  /** True when the variants differ, so that price and range are those of one of them. */
  hasVariants: boolean;
}

/** The links of the menu with picture, price and range of the products that they lead to, by their titles. */
export function buildMenuEntries(
  links: readonly SlotLink[],
  groups: ProductGroups,
  specs: Specs,
): MenuEntry[] {
  return links.map((link) => {
    const variants = groups.flatMap(([first]) => (first?.ai_title === link.label ? [first] : []));
    return {
      ...link,
      image: variants[0]?.ai_images[0],
      price: lowest(variants.map((variant) => resolvePriceDisplay(pricesOfProduct(variant)))),
      range: longestRange(variants, specs),
      hasVariants: variants.length > 1,
    };
  });
}

const lowest = (prices: readonly PriceDisplay[]) =>
  [...prices].sort((one, other) => one.amount - other.amount)[0];

function longestRange(variants: readonly Product[], specs: Specs): string | undefined {
  const ranges = variants.flatMap(({ ai_title, ai_variant }) =>
    (specs[buildModelKey(ai_title, ai_variant)] ?? [])
      .flatMap(({ lines }) => lines)
      .filter(({ label }) => label === RANGE_LABEL),
  );
  const [longest] = ranges.sort((one, other) => Number(other.value) - Number(one.value));
  return longest && `${longest.value} ${longest.unit}`;
}
