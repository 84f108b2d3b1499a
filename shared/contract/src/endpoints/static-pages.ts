import type { ReadEndpoint } from './endpoint';

/*
 * Static JSON files of the pages home, About, gallery and booking. Spec §7 names the left-right banners
 * and the bikes gallery; home-blocks, gallery and home-media are "fetched too".
 */

/** Banner, story and test-ride call of the home page. */
export const readHomePage = {
  name: 'readHomePage',
  method: 'GET',
  service: 'static',
  path: '/json/home-page.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/home-page')).homePageSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Feature blocks of the home page. */
export const readHomeBlocks = {
  name: 'readHomeBlocks',
  method: 'GET',
  service: 'static',
  path: '/json/home-blocks.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/home-block')).homeBlocksSchema,
  answerPath: ['data', 'blocks'],
} as const satisfies ReadEndpoint;

/** Press links, testimonials and videos of the home page. */
export const readHomeMedia = {
  name: 'readHomeMedia',
  method: 'GET',
  service: 'static',
  path: '/json/home-media.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/home-media')).homeMediaSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Model gallery carousel of the home page. */
export const readBikesGallery = {
  name: 'readBikesGallery',
  method: 'GET',
  service: 'static',
  path: '/json/bikes-gallery.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/gallery')).bikesGallerySchema,
  answerPath: ['data', 'bikes'],
} as const satisfies ReadEndpoint;

/** Blocks of the About page. */
export const readBanners = {
  name: 'readBanners',
  method: 'GET',
  service: 'static',
  path: '/json/left-right-banners.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/home-block')).homeBlocksSchema,
  answerPath: ['data', 'banners'],
} as const satisfies ReadEndpoint;

/** Gallery: two groups, one per model. */
export const readGallery = {
  name: 'readGallery',
  method: 'GET',
  service: 'static',
  path: '/json/gallery.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/gallery')).gallerySchema,
  answerPath: ['data', 'gallery'],
} as const satisfies ReadEndpoint;

/** Picture and products of the booking page. */
export const readTestRidePage = {
  name: 'readTestRidePage',
  method: 'GET',
  service: 'static',
  path: '/json/test-ride-page.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/test-ride-page'))
      .testRidePageSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;
