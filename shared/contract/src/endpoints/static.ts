import { brochuresSchema } from '../entities/brochure';
import { contactInfoSchema } from '../entities/contact-info';
import { bikesGallerySchema, gallerySchema } from '../entities/gallery';
import { homeBlocksSchema } from '../entities/home-block';
import { homeMediaSchema } from '../entities/home-media';
import { homePageSchema } from '../entities/home-page';
import { legalPageSchema } from '../entities/legal-page';
import { navigationSchema } from '../entities/navigation';
import { popupOffersSchema } from '../entities/offer';
import { productPageSchema } from '../entities/product-page';
import { specsSchema } from '../entities/specs';
import type { Endpoint } from './endpoint';

/*
 * Static JSON files. Six are named by spec §7 (download-brochure, contact-info, left-right banners,
 * bikes gallery, technical specs, offers); home-blocks, gallery and home-media are "fetched too".
 * Each body is {"data": …}; `offers` holds the pop-up offers at `data.offers` (spec §7).
 */

export const readBrochures = {
  method: 'GET',
  service: 'static',
  path: '/json/download-brochure.json',
  summary: 'Brochures of the footer menu',
  answer: brochuresSchema,
  answerPath: ['data', 'brochures'],
} as const satisfies Endpoint;

export const readContactInfo = {
  method: 'GET',
  service: 'static',
  path: '/json/contact-info.json',
  summary: 'Head office, phones, social links',
  answer: contactInfoSchema,
  answerPath: ['data'],
} as const satisfies Endpoint;

export const readNavigation = {
  method: 'GET',
  service: 'static',
  path: '/json/navigation.json',
  summary: 'Menu and footer of the shell',
  answer: navigationSchema,
  answerPath: ['data'],
} as const satisfies Endpoint;

export const readBanners = {
  method: 'GET',
  service: 'static',
  path: '/json/left-right-banners.json',
  summary: 'Blocks of the About page',
  answer: homeBlocksSchema,
  answerPath: ['data', 'banners'],
} as const satisfies Endpoint;

export const readBikesGallery = {
  method: 'GET',
  service: 'static',
  path: '/json/bikes-gallery.json',
  summary: 'Model gallery carousel of the home page',
  answer: bikesGallerySchema,
  answerPath: ['data', 'bikes'],
} as const satisfies Endpoint;

export const readTechnicalSpecs = {
  method: 'GET',
  service: 'static',
  path: '/json/technical-specs.json',
  summary: 'Technical specifications by model-variant key',
  answer: specsSchema,
  answerPath: ['data', 'specs'],
} as const satisfies Endpoint;

export const readPopupOffers = {
  method: 'GET',
  service: 'static',
  path: '/json/offers.json',
  summary: 'Offers of the pop-up',
  answer: popupOffersSchema,
  answerPath: ['data', 'offers'],
} as const satisfies Endpoint;

export const readHomeBlocks = {
  method: 'GET',
  service: 'static',
  path: '/json/home-blocks.json',
  summary: 'Feature blocks of the home page',
  answer: homeBlocksSchema,
  answerPath: ['data', 'blocks'],
} as const satisfies Endpoint;

export const readGallery = {
  method: 'GET',
  service: 'static',
  path: '/json/gallery.json',
  summary: 'Gallery: two groups, one per model',
  answer: gallerySchema,
  answerPath: ['data', 'gallery'],
} as const satisfies Endpoint;

export const readHomeMedia = {
  method: 'GET',
  service: 'static',
  path: '/json/home-media.json',
  summary: 'Press links, testimonials and videos of the home page',
  answer: homeMediaSchema,
  answerPath: ['data'],
} as const satisfies Endpoint;

export const readHomePage = {
  method: 'GET',
  service: 'static',
  path: '/json/home-page.json',
  summary: 'Banner, story and test-ride call of the home page',
  answer: homePageSchema,
  answerPath: ['data'],
} as const satisfies Endpoint;

/** `slug` as in the address of the product page, e.g. "vayu_marut". */
export const readProductPage = {
  method: 'GET',
  service: 'static',
  path: '/json/product-:slug.json',
  summary: 'Texts, pictures and colours of a product page',
  answer: productPageSchema,
  answerPath: ['data'],
} as const satisfies Endpoint;

export const readTermsConditions = {
  method: 'GET',
  service: 'static',
  path: '/json/terms-conditions.json',
  summary: 'Terms and Conditions',
  answer: legalPageSchema,
  answerPath: ['data'],
} as const satisfies Endpoint;

export const readPrivacyPolicy = {
  method: 'GET',
  service: 'static',
  path: '/json/privacy-policy.json',
  summary: 'Privacy Policy',
  answer: legalPageSchema,
  answerPath: ['data'],
} as const satisfies Endpoint;

export const readCookiesPolicies = {
  method: 'GET',
  service: 'static',
  path: '/json/cookies-policies.json',
  summary: 'Cookies Policy',
  answer: legalPageSchema,
  answerPath: ['data'],
} as const satisfies Endpoint;

export const readRefundPolicy = {
  method: 'GET',
  service: 'static',
  path: '/json/refund-policy.json',
  summary: 'Return and Refund Policy',
  answer: legalPageSchema,
  answerPath: ['data'],
} as const satisfies Endpoint;
