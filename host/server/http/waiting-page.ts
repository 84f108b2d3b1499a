import type { RenderedPage } from '../../src/worker/messages';
import { plainDocument } from './plain-page';

/** Visitors who met the waiting page come back after 4 to 8 s, not all in the same second. */
const FIRST_RETURN_S = 4;
const SPREAD_S = 5;

/** Seconds after which a visitor who has to wait comes back. */
export const returnAfter = (random: () => number = Math.random): number =>
  FIRST_RETURN_S + Math.floor(random() * SPREAD_S);

/**
 * What a visitor reads at once when more pages are asked for than can be made. It needs no script, and
 * comes back to the same address by itself, with everything that stands in it.
 * @param address path and query of the page that was asked for
 * @param seconds until it comes back
 */
export function waitingPage(address: string, seconds: number): RenderedPage {
  return plainDocument(address, {
    title: 'Many riders are here right now',
    text: 'This page opens by itself in a few seconds. You can also call us, and we will help you right away.',
    head: `<meta http-equiv="refresh" content="${seconds}">`,
  });
}
