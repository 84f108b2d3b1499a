import type { ReadEndpoint } from './endpoint';

/*
 * Static JSON files about the bikes. Spec §7 names technical specs and offers, whose body holds the
 * pop-up offers at `data.offers`.
 */

/** Texts, pictures and colours of a product page. `slug` as in the address of the product page, e.g. "vayu_marut". */
export const readProductPage = {
  name: 'readProductPage',
  method: 'GET',
  service: 'static',
  path: '/json/product-:slug.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/product-page')).productPageSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Technical specifications by model-variant key. */
export const readTechnicalSpecs = {
  name: 'readTechnicalSpecs',
  method: 'GET',
  service: 'static',
  path: '/json/technical-specs.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/specs')).specsSchema,
  answerPath: ['data', 'specs'],
} as const satisfies ReadEndpoint;

/** Offers of the pop-up. */
export const readPopupOffers = {
  name: 'readPopupOffers',
  method: 'GET',
  service: 'static',
  path: '/json/offers.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/offer')).popupOffersSchema,
  answerPath: ['data', 'offers'],
} as const satisfies ReadEndpoint;

/** A page about owning a bike. `slug` as in its address, e.g. "warranty". */
export const readOwnershipPage = {
  name: 'readOwnershipPage',
  method: 'GET',
  service: 'static',
  path: '/json/ownership-:slug.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/ownership-page'))
      .ownershipPageSchema,
  isWhole: true,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;
