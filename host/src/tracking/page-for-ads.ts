import { withoutPersons } from './without-persons';

/** Parameters by which an ads service knows its own campaigns; any other may hold what a visitor typed. */
const CAMPAIGN = /^(?:gclid|dclid|gbraid|wbraid|utm_\w+)$/;

function withoutTyped(address: string): string {
  const url = new URL(address);
  const kept = [...url.searchParams].filter(([name]) => CAMPAIGN.test(name));
  url.search = new URLSearchParams(kept).toString();
  url.hash = '';
  const path = withoutPersons(url.pathname);
  if (path !== url.pathname) url.pathname = path;
  return url.href;
}

/**
 * Where the visitor is and comes from, as the ads service learns it: without the queries that pages of this site carry,
 * e.g. the pin code of a search for dealers, and without a phone number or an e-mail address that somebody put into a
 * path. The tag takes both from the document by itself unless it is told.
 */
export function pageForAds(): { page_location: string; page_referrer: string } {
  const { referrer } = document;
  return {
    page_location: withoutTyped(window.location.href),
    page_referrer: referrer && withoutTyped(referrer),
  };
}
