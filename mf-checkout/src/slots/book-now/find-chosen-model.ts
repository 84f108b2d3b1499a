import type { Product } from '@site/contract';
import { buildProductPath, COLOUR_PARAM, parseItemCode, toSlug, VARIANT_PARAM } from '@site/links';

/** A model of the range and the colours that it comes in. */
export interface Model {
  product: Product;
  colours: readonly (string | null | undefined)[];
}

/** Which model the visitor is looking at, and the colour chosen there, if one. */
export interface ChosenModel {
  index: number;
  colour?: string;
}

/**
 * The model that the address shows: a product's page, with the variant of its query or the first one, or a
 * pre-order. What was chosen there is not to be chosen again. Undefined on every other page.
 */
export function findChosenModel(
  models: readonly Model[],
  pathname: string,
  query: URLSearchParams,
): ChosenModel | undefined {
  const [first = '', second = ''] = decodeURIComponent(pathname).split('/').filter(Boolean);
  const code = second === 'preorder' ? parseItemCode(first) : undefined;
  const shows = ({ product: { ai_title: title } }: Model): boolean =>
    code ? toSlug(title) === code.title : `${pathname}/`.startsWith(`${buildProductPath(title)}/`);
  const variant = query.get(VARIANT_PARAM) ?? code?.variant;
  const exact = models.findIndex(
    (model) => shows(model) && toSlug(model.product.ai_variant) === variant?.toLowerCase(),
  );
  const index = exact < 0 ? models.findIndex(shows) : exact;
  if (index < 0) return undefined;
  const asked = query.get(COLOUR_PARAM) ?? code?.colour;
  const colour = models[index]?.colours.find((one) => one && toSlug(one) === asked?.toLowerCase());
  return colour ? { index, colour } : { index };
}
