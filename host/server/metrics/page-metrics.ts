import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { CacheResult } from '../pages/page-cache';

/** What the gauges read whenever somebody looks. */
export interface PageSource {
  /** Pages in workers and in the queue. */
  load: () => { underWay: number; waiting: number };
  /** Pages that are kept. */
  kept: () => number;
}

/** How the host gets its pages to visitors: what is kept, made, waiting and refused. */
export class PageMetrics {
  readonly #cache: Counter<'result'>;
  readonly #refused: Counter;
  readonly #answers: Histogram<'status'>;

  constructor(registry: Registry, { load, kept }: PageSource) {
    const registers = [registry];
    this.#cache = new Counter({
      name: 'site_page_cache_total',
      help: 'Pages by where they came from: fresh, stale (given out while made anew), made, kept (could not be made)',
      labelNames: ['result'],
      registers,
    });
    this.#refused = new Counter({
      name: 'site_pages_refused_total',
      help: 'Visitors who got the waiting page',
      registers,
    });
    this.#answers = new Histogram({
      name: 'site_page_seconds',
      help: 'Time from the request for a page to the end of its answer',
      labelNames: ['status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    });
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    gauge('site_pages_under_way', 'Pages in render workers now', () => load().underWay);
    gauge('site_pages_waiting', 'Pages in the queue for a worker now', () => load().waiting);
    gauge('site_pages_kept', 'Pages that are kept now', kept);
  }

  countCache(result: CacheResult): void {
    this.#cache.inc({ result });
  }

  countRefused(): void {
    this.#refused.inc();
  }

  /** Counts a page that was sent; `ms` from its request. */
  countAnswer(status: number, ms: number): void {
    this.#answers.observe({ status }, ms / 1_000);
  }
}
