import type { ReadEndpoint } from './endpoint';

// Static JSON files of the legal texts.

/** Terms and Conditions. */
export const readTermsConditions = {
  name: 'readTermsConditions',
  method: 'GET',
  service: 'static',
  path: '/json/terms-conditions.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/legal-page')).legalPageSchema,
  isWhole: true,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Privacy Policy. */
export const readPrivacyPolicy = {
  name: 'readPrivacyPolicy',
  method: 'GET',
  service: 'static',
  path: '/json/privacy-policy.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/legal-page')).legalPageSchema,
  isWhole: true,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Cookies Policy. */
export const readCookiesPolicies = {
  name: 'readCookiesPolicies',
  method: 'GET',
  service: 'static',
  path: '/json/cookies-policies.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/legal-page')).legalPageSchema,
  isWhole: true,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Return and Refund Policy. */
export const readRefundPolicy = {
  name: 'readRefundPolicy',
  method: 'GET',
  service: 'static',
  path: '/json/refund-policy.json',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/legal-page')).legalPageSchema,
  isWhole: true,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;
