import { brochuresSchema } from '../entities/brochure';
import { contactInfoSchema } from '../entities/contact-info';
import { bikesGallerySchema, gallerySchema } from '../entities/gallery';
import { homeBlocksSchema } from '../entities/home-block';
import { homeMediaSchema } from '../entities/home-media';
import { popupOffersSchema } from '../entities/offer';
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
