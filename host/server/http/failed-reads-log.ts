import type { FastifyBaseLogger } from 'fastify';
import type { MeasuredPage } from '../../src/field-figures/figure';
import type { FailedReads } from '../pages/failed-reads';

/** Pages without data are told of once in this time: an API that is away must not fill the disk. */
const TELL_EVERY_MS = 1_000;

/** Says in the log that pages go out without some of their data: the first at once, then one a second with the number of all. */
export class FailedReadsLog {
  #count = 0;
  #toldAt = Number.NEGATIVE_INFINITY;

  readonly #now: () => number;

  /** @param now milliseconds of a clock that only rises */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** One more page went out without some of its data. */
  add(log: Pick<FastifyBaseLogger, 'error'>, page: MeasuredPage, reads: FailedReads): void {
    this.#count += 1;
    const now = this.#now();
    if (now - this.#toldAt < TELL_EVERY_MS) return;
    log.error(
      { alarm: 'api', ...page, reads, pages: this.#count },
      'a page goes without data that the API did not give',
    );
    this.#toldAt = now;
    this.#count = 0;
  }
}
