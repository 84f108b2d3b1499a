import type { Offer } from '@site/contract';

/**
 * The offers that name one of the models. Their pictures, prices, descriptions and names of models are left out: only
 * the page of all offers shows those.
 */
export const offersOfModels = (offers: readonly Offer[], modelKeys: readonly string[]): Offer[] =>
  offers
    .filter(({ aid_for_items }) =>
      modelKeys.some((key) => aid_for_items.toLowerCase().includes(key)),
    )
    .map(({ aid_image: _picture, aid_prices: _prices, ...offer }) => ({
      ...offer,
      aid_desc: '',
      title: '',
    }));
