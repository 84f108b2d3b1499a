import type { PageAnswer } from '../pages/page-answer';
import { plainAnswer } from './plain-page';

/** Visitors who met the waiting page come back after 4 to 8 s, not all in the same second. */
const RETURNS_S = [4, 5, 6, 7, 8] as const;

/** Leads to the address that was asked for without naming it, so that the page is the same for all. */
const SAME_ADDRESS = '';

/**
 * What a visitor reads at once when more pages are asked for than can be made. It needs no script and
 * no font, and comes back to the same address by itself, with everything that stands in it. All of it is
 * prepared: a host that is busy already must not work for those whom it sends away.
 */
export class WaitingPage {
  readonly #answers: readonly PageAnswer[];

  /** @param siteOrigin where visitors come to: with https, the browser is told to stay there */
  constructor(siteOrigin: string) {
    this.#answers = RETURNS_S.map((seconds) =>
      plainAnswer(
        SAME_ADDRESS,
        {
          title: 'Many riders are here right now',
          text: 'This page opens by itself in a few seconds. You can also call us, and we will help you right away.',
          head: `<meta http-equiv="refresh" content="${seconds}">`,
        },
        {
          status: 503,
          siteOrigin,
          headers: { 'cache-control': 'no-store', 'retry-after': `${seconds}` },
        },
      ),
    );
  }

  /** The answer for the next visitor who has to wait. */
  next(random: () => number = Math.random): PageAnswer {
    const answer = this.#answers[Math.floor(random() * this.#answers.length)];
    if (!answer) throw new Error('A random number is at least 0 and less than 1');
    return answer;
  }
}
