import { OnceASecond } from '@site/server';
import type { FastifyBaseLogger } from 'fastify';

/** Says in the log that visitors were sent away, at once and then once a second with their number. */
export class RefusalLog {
  readonly #refusals = new OnceASecond();

  /** One more visitor was sent away. */
  add(log: Pick<FastifyBaseLogger, 'warn'>): void {
    this.#refusals.add((refused) =>
      log.warn({ alarm: 'busy', refused }, 'more pages are asked for than can be rendered'),
    );
  }
}
