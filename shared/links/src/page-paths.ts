/** Pages that a page of another team links to (spec §2). A page's own address stands with its route. */
export const TEST_RIDE_PATH = '/test-ride';
export const OFFERS_PATH = '/offers';
export const COMPANY_OFFICE_PATH = '/company-office';
