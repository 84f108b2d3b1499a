import type { LegalPageName } from '@site/api-client';

/** Name of each legal page while its text is not there, and in the browser's tab. */
export const legalTitles: Record<LegalPageName, string> = {
  'terms-conditions': 'Terms and Conditions',
  'privacy-policy': 'Privacy Policy',
  'cookies-policies': 'Cookies Policy',
  'refund-policy': 'Return and Refund Policy',
};
