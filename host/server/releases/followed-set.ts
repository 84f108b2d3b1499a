import type { FastifyBaseLogger } from 'fastify';
import type { LiveSet } from './live-set';
import type { Selection } from './selection';

interface FollowOptions {
  log: FastifyBaseLogger;
  /** Puts a set in force; false when it could not, and is to be told again. */
  onChange: (live: LiveSet) => Promise<boolean>;
}

/** What the visitors of one selection get, in step with the store: tells of each change once. */
export class FollowedSet {
  #seen = '';
  #begun = 0;
  current: LiveSet | undefined;

  readonly #options: FollowOptions;

  constructor(
    readonly selection: Selection,
    options: FollowOptions,
  ) {
    this.#options = options;
  }

  /**
   * To be called before the store is asked what the set is now.
   * @returns whether nobody has begun to ask since: what began before a release was refused does not know of that
   */
  begin(): () => boolean {
    this.#begun += 1;
    const mine = this.#begun;
    return () => mine === this.#begun;
  }

  /** @param live as the store has it now */
  async take(live: LiveSet): Promise<void> {
    const seen = `${live.snapshot.id} ${JSON.stringify(live.problems)}`;
    if (seen === this.#seen) return;
    this.#seen = seen;
    for (const [remote, problem] of Object.entries(live.problems)) {
      this.#options.log.error(
        { alarm: 'release', remote, problem, ...this.#whose() },
        'a released remote cannot be used as it is',
      );
    }
    this.current = live;
    if (!(await this.#options.onChange(live))) this.#seen = '';
  }

  #whose(): { selection?: Selection } {
    return Object.keys(this.selection).length > 0 ? { selection: this.selection } : {};
  }
}
