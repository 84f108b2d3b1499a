import { coversItem, type Offer } from '@site/contract';
import type { ProductVariant } from './build-product';

/**
 * The first listed offer for a model's variant in a colour; undefined without one.
 * @param modelKey key of the variant, e.g. `vayu_marut-sport`
 * @param colourId slug of the colour that is shown
 */
export function findVariantOffer(
  offers: readonly Offer[],
  modelKey: string,
  colourId: string | undefined,
): Offer | undefined {
  const itemKey = colourId ? `${modelKey}-${colourId}` : modelKey;
  return offers.find(({ aid_for_items }) => coversItem(aid_for_items.split(','), itemKey));
}

/**
 * The offers that any of the variants may show in any colour. Their pictures and descriptions are left
 * out: only the page of all offers shows those.
 */
export function offersOfVariants(
  offers: readonly Offer[],
  variants: readonly Pick<ProductVariant, 'modelKey' | 'colours'>[],
): Offer[] {
  const isShown = (offer: Offer) =>
    variants.some(({ modelKey, colours }) =>
      [undefined, ...colours.map(({ id }) => id)].some((colour) =>
        findVariantOffer([offer], modelKey, colour),
      ),
    );
  return offers
    .filter(isShown)
    .map(({ aid_image: _unseen, ...offer }) => ({ ...offer, aid_desc: '' }));
}
