import { OnceASecond } from '@site/server';
import type { FastifyBaseLogger } from 'fastify';
import type { MeasuredPage } from '../../src/field-figures/figure';
import type { FailedReads } from '../../src/worker/failed-reads';

/**
 * Says in the log that pages go out without some of their data: the first at once, then once a second the number of all,
 * how their reads failed, and which page was the latest.
 */
export class FailedReadsLog {
  readonly #pages = new OnceASecond();
  #reads: FailedReads = {};

  /** One more page went out without some of its data. */
  add(log: Pick<FastifyBaseLogger, 'error'>, page: MeasuredPage, reads: FailedReads): void {
    for (const [kind, count] of Object.entries(reads) as [keyof FailedReads, number][])
      this.#reads[kind] = (this.#reads[kind] ?? 0) + count;
    this.#pages.add((pages) => {
      log.error(
        { alarm: 'api', ...page, reads: this.#reads, pages },
        'a page goes without data that the API did not give',
      );
      this.#reads = {};
    });
  }
}
