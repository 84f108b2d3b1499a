import type { ReadEndpoint } from './endpoint';

/*
 * Static JSON files that no page has alone: the shell's, the dealers', the small print. Spec §7 names
 * download-brochure and contact-info. The body of each static file is {"data": …}.
 */

/** Brochures of the footer menu. */
export const readBrochures = {
  name: 'readBrochures',
  method: 'GET',
  service: 'static',
  path: '/json/download-brochure.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/brochure')).brochuresSchema,
  answerPath: ['data', 'brochures'],
} as const satisfies ReadEndpoint;

/** Head office, phones, social links. */
export const readContactInfo = {
  name: 'readContactInfo',
  method: 'GET',
  service: 'static',
  path: '/json/contact-info.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/contact-info')).contactInfoSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Menu and footer of the shell. */
export const readNavigation = {
  name: 'readNavigation',
  method: 'GET',
  service: 'static',
  path: '/json/navigation.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/navigation')).navigationSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Hours and services of the dealers. */
export const readDealerServices = {
  name: 'readDealerServices',
  method: 'GET',
  service: 'static',
  path: '/json/dealer-services.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/dealer-services'))
      .dealerServicesSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** What stands below every range and every price. */
export const readFinePrint = {
  name: 'readFinePrint',
  method: 'GET',
  service: 'static',
  path: '/json/fine-print.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/fine-print')).finePrintSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** What may lower the price of a bike. */
export const readCostNotes = {
  name: 'readCostNotes',
  method: 'GET',
  service: 'static',
  path: '/json/cost-notes.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/fine-print')).costNotesSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;
