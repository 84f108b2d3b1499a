import { brochuresSchema } from '../entities/brochure';
import { contactInfoSchema } from '../entities/contact-info';
import { dealerServicesSchema } from '../entities/dealer-services';
import { finePrintSchema } from '../entities/fine-print';
import { bikesGallerySchema, gallerySchema } from '../entities/gallery';
import { homeBlocksSchema } from '../entities/home-block';
import { homeMediaSchema } from '../entities/home-media';
import { homePageSchema } from '../entities/home-page';
import { legalPageSchema } from '../entities/legal-page';
import { navigationSchema } from '../entities/navigation';
import { popupOffersSchema } from '../entities/offer';
import { ownershipPageSchema } from '../entities/ownership-page';
import { productPageSchema } from '../entities/product-page';
import { specsSchema } from '../entities/specs';
import { testRidePageSchema } from '../entities/test-ride-page';
import type { ReadEndpoint } from './endpoint';

/*
 * Static JSON files. Six are named by spec §7 (download-brochure, contact-info, left-right banners,
 * bikes gallery, technical specs, offers); home-blocks, gallery and home-media are "fetched too".
 * Each body is {"data": …}; `offers` holds the pop-up offers at `data.offers` (spec §7).
 */

/** Brochures of the footer menu. */
export const readBrochures = {
  name: 'readBrochures',
  method: 'GET',
  service: 'static',
  path: '/json/download-brochure.json',
  answer: brochuresSchema,
  answerPath: ['data', 'brochures'],
} as const satisfies ReadEndpoint;

/** Head office, phones, social links. */
export const readContactInfo = {
  name: 'readContactInfo',
  method: 'GET',
  service: 'static',
  path: '/json/contact-info.json',
  answer: contactInfoSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Menu and footer of the shell. */
export const readNavigation = {
  name: 'readNavigation',
  method: 'GET',
  service: 'static',
  path: '/json/navigation.json',
  answer: navigationSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Blocks of the About page. */
export const readBanners = {
  name: 'readBanners',
  method: 'GET',
  service: 'static',
  path: '/json/left-right-banners.json',
  answer: homeBlocksSchema,
  answerPath: ['data', 'banners'],
} as const satisfies ReadEndpoint;

/** Model gallery carousel of the home page. */
export const readBikesGallery = {
  name: 'readBikesGallery',
  method: 'GET',
  service: 'static',
  path: '/json/bikes-gallery.json',
  answer: bikesGallerySchema,
  answerPath: ['data', 'bikes'],
} as const satisfies ReadEndpoint;

/** Technical specifications by model-variant key. */
export const readTechnicalSpecs = {
  name: 'readTechnicalSpecs',
  method: 'GET',
  service: 'static',
  path: '/json/technical-specs.json',
  answer: specsSchema,
  answerPath: ['data', 'specs'],
} as const satisfies ReadEndpoint;

/** Offers of the pop-up. */
export const readPopupOffers = {
  name: 'readPopupOffers',
  method: 'GET',
  service: 'static',
  path: '/json/offers.json',
  answer: popupOffersSchema,
  answerPath: ['data', 'offers'],
} as const satisfies ReadEndpoint;

/** Feature blocks of the home page. */
export const readHomeBlocks = {
  name: 'readHomeBlocks',
  method: 'GET',
  service: 'static',
  path: '/json/home-blocks.json',
  answer: homeBlocksSchema,
  answerPath: ['data', 'blocks'],
} as const satisfies ReadEndpoint;

/** Gallery: two groups, one per model. */
export const readGallery = {
  name: 'readGallery',
  method: 'GET',
  service: 'static',
  path: '/json/gallery.json',
  answer: gallerySchema,
  answerPath: ['data', 'gallery'],
} as const satisfies ReadEndpoint;

/** Press links, testimonials and videos of the home page. */
export const readHomeMedia = {
  name: 'readHomeMedia',
  method: 'GET',
  service: 'static',
  path: '/json/home-media.json',
  answer: homeMediaSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Banner, story and test-ride call of the home page. */
export const readHomePage = {
  name: 'readHomePage',
  method: 'GET',
  service: 'static',
  path: '/json/home-page.json',
  answer: homePageSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Texts, pictures and colours of a product page. `slug` as in the address of the product page, e.g. "vayu_marut". */
export const readProductPage = {
  name: 'readProductPage',
  method: 'GET',
  service: 'static',
  path: '/json/product-:slug.json',
  answer: productPageSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Hours and services of the dealers. */
export const readDealerServices = {
  name: 'readDealerServices',
  method: 'GET',
  service: 'static',
  path: '/json/dealer-services.json',
  answer: dealerServicesSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** What stands below every range and every price. */
export const readFinePrint = {
  name: 'readFinePrint',
  method: 'GET',
  service: 'static',
  path: '/json/fine-print.json',
  answer: finePrintSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** A page about owning a bike. `slug` as in its address, e.g. "warranty". */
export const readOwnershipPage = {
  name: 'readOwnershipPage',
  method: 'GET',
  service: 'static',
  path: '/json/ownership-:slug.json',
  answer: ownershipPageSchema,
  isWhole: true,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Picture and products of the booking page. */
export const readTestRidePage = {
  name: 'readTestRidePage',
  method: 'GET',
  service: 'static',
  path: '/json/test-ride-page.json',
  answer: testRidePageSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Terms and Conditions. */
export const readTermsConditions = {
  name: 'readTermsConditions',
  method: 'GET',
  service: 'static',
  path: '/json/terms-conditions.json',
  answer: legalPageSchema,
  isWhole: true,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Privacy Policy. */
export const readPrivacyPolicy = {
  name: 'readPrivacyPolicy',
  method: 'GET',
  service: 'static',
  path: '/json/privacy-policy.json',
  answer: legalPageSchema,
  isWhole: true,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Cookies Policy. */
export const readCookiesPolicies = {
  name: 'readCookiesPolicies',
  method: 'GET',
  service: 'static',
  path: '/json/cookies-policies.json',
  answer: legalPageSchema,
  isWhole: true,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Return and Refund Policy. */
export const readRefundPolicy = {
  name: 'readRefundPolicy',
  method: 'GET',
  service: 'static',
  path: '/json/refund-policy.json',
  answer: legalPageSchema,
  isWhole: true,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;
