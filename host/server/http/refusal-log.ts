import type { FastifyBaseLogger } from 'fastify';

/** A flood is told of once in this time: its lines must neither fill the disk nor cost what is scarce. */
const TELL_EVERY_MS = 1_000;

/** Says in the log that visitors were sent away, at once and then once a second with their number. */
export class RefusalLog {
  #count = 0;
  #toldAt = Number.NEGATIVE_INFINITY;

  readonly #now: () => number;

  /** @param now milliseconds of a clock that only rises */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** One more visitor was sent away. */
  add(log: Pick<FastifyBaseLogger, 'warn'>): void {
    this.#count += 1;
    const now = this.#now();
    if (now - this.#toldAt < TELL_EVERY_MS) return;
    log.warn(
      { alarm: 'busy', refused: this.#count },
      'more pages are asked for than can be rendered',
    );
    this.#toldAt = now;
    this.#count = 0;
  }
}
