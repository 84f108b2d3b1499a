import type { FastifyBaseLogger } from 'fastify';
import { OnceASecond } from './once-a-second';

/** Says in the log that visitors were sent away, at once and then once a second with their number. */
export class RefusalLog {
  readonly #refusals: OnceASecond;

  /** @param now milliseconds of a clock that only rises */
  constructor(now?: () => number) {
    this.#refusals = new OnceASecond(now);
  }

  /** One more visitor was sent away. */
  add(log: Pick<FastifyBaseLogger, 'warn'>): void {
    const refused = this.#refusals.add();
    if (refused === undefined) return;
    log.warn({ alarm: 'busy', refused }, 'more pages are asked for than can be rendered');
  }
}
