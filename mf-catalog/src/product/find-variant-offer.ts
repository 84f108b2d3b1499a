import { coversItem, type Offer } from '@site/contract';
import type { ProductVariant } from './build-product';

/**
 * The first listed offer for a model's variant in a colour; undefined without one. Beside a price that an offer is in
 * already it is that offer, and none that needs its code.
 * @param variant key of the variant, e.g. `vayu_marut-sport`, and the price that is shown of it
 * @param colourId slug of the colour that is shown
 */
export function findVariantOffer(
  offers: readonly Offer[],
  { modelKey, price }: Pick<ProductVariant, 'modelKey' | 'price'>,
  colourId: string | undefined,
): Offer | undefined {
  const itemKey = colourId ? `${modelKey}-${colourId}` : modelKey;
  return offers.find(
    ({ aid_for_items, aid_in_price }) =>
      (aid_in_price || price.kind !== 'offer') && coversItem(aid_for_items.split(','), itemKey),
  );
}
