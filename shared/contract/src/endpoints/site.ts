/*
 * Addresses of the site's own server, for the team's page (docs/dashboard.md). They are no calls of spec §7: the
 * API does not serve them.
 */

/** Answers with what `releasesSchema` describes. */
export const RELEASES_REPORT_PATH = '/federation/releases.json';

/** Where the form of the team's page is sent: the field `token`. */
export const RELEASES_SIGN_IN_PATH = '/federation/releases/sign-in';

/** Where the form that ends a session is sent; it has no field. */
export const RELEASES_SIGN_OUT_PATH = '/federation/releases/sign-out';
