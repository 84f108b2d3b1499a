import {
  readCookiesPolicies,
  readPrivacyPolicy,
  readRefundPolicy,
  readTermsConditions,
} from '@site/api-client';

/** The legal pages, named as their addresses: each with its text and with its title for the browser's tab. */
export const legalTexts = {
  'terms-conditions': { text: readTermsConditions, title: 'Terms and Conditions' },
  'privacy-policy': { text: readPrivacyPolicy, title: 'Privacy Policy' },
  'cookies-policies': { text: readCookiesPolicies, title: 'Cookies Policy' },
  'refund-policy': { text: readRefundPolicy, title: 'Return and Refund Policy' },
} as const;

export type LegalPageName = keyof typeof legalTexts;
