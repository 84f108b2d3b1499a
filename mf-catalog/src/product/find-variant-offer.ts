import { coversItem, type Offer } from '@site/contract';

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
