/** Pages that a page of another team links to (spec §2). A page's own address stands with its route. */
export const TEST_RIDE_PATH = '/test-ride';
export const OFFERS_PATH = '/offers';
export const COMPANY_OFFICE_PATH = '/company-office';
export const LOCATOR_PATH = '/locate-dealer';
export const TERMS_PATH = '/terms-conditions';
export const PRIVACY_PATH = '/privacy-policy';
export const REFUND_PATH = '/refund-policy';
