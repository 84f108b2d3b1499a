import type { FastifyBaseLogger } from 'fastify';
import type { MeasuredPage } from '../../src/field-figures/figure';
import type { FailedReads } from '../pages/failed-reads';
import { OnceASecond } from './once-a-second';

/** Says in the log that pages go out without some of their data: the first at once, then one a second with the number of all. */
export class FailedReadsLog {
  readonly #pages: OnceASecond;

  /** @param now milliseconds of a clock that only rises */
  constructor(now?: () => number) {
    this.#pages = new OnceASecond(now);
  }

  /** One more page went out without some of its data. */
  add(log: Pick<FastifyBaseLogger, 'error'>, page: MeasuredPage, reads: FailedReads): void {
    const pages = this.#pages.add();
    if (pages === undefined) return;
    log.error(
      { alarm: 'api', ...page, reads, pages },
      'a page goes without data that the API did not give',
    );
  }
}
