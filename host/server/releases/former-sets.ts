import { CONTENT } from '@site/federation/registry';
import type { LiveSet } from './live-set';

/** A new set has its pages made within this many ms, also on a busy machine. */
const USED_FOR_MS = 30_000;
/** Of a page that so many sets in a row have not made, the last copy is too old. */
const MOST = 3;
/** A page of a set asks for its directory when it is idle, or at its first navigation: until so many ms after the set was replaced. */
const OPEN_FOR_MS = 300_000;
/** Of more sets in that time nobody's page is open. */
const MOST_OPEN = 20;

/**
 * Whether visitors may still be shown a page of a set: it was whole, and nothing of it was taken back, withdrawn
 * or removed.
 */
function isStillTrue(former: LiveSet, live: LiveSet): boolean {
  const isNoOlder = (name: string) => {
    const [before = '', since = ''] = [former.liveSince[name], live.liveSince[name]];
    return before <= since;
  };
  const remotes = former.snapshot.remotes.every(({ name, entry: formerEntry }) => {
    const entry = live.snapshot.remotes.find((remote) => remote.name === name)?.entry;
    return Boolean(formerEntry) && Boolean(entry) && isNoOlder(name);
  });
  return remotes && isNoOlder(CONTENT);
}

/**
 * The live sets that newer releases have replaced in the last seconds: their pages stand in for those that the
 * set in force has not made yet. What a rollback took from the visitors is not among them.
 */
export class FormerSets {
  #sets: { live: LiveSet; replacedAt: number }[] = [];

  readonly #now: () => number;

  /** @param now milliseconds of a clock that only rises */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The newest first. */
  get current(): LiveSet[] {
    return this.#replacedWithin(USED_FOR_MS).slice(0, MOST);
  }

  /** Those of which somebody may have a page open, the newest first: {@link current} and earlier ones. */
  get open(): LiveSet[] {
    return this.#replacedWithin(OPEN_FOR_MS);
  }

  /** A set took the place of another one. */
  replace(former: LiveSet, live: LiveSet): void {
    this.#sets = [{ live: former, replacedAt: this.#now() }, ...this.#sets]
      .filter((one) => one.live.snapshot.id !== live.snapshot.id && isStillTrue(one.live, live))
      .slice(0, MOST_OPEN);
  }

  #replacedWithin(ms: number): LiveSet[] {
    const now = this.#now();
    return this.#sets.filter(({ replacedAt }) => now < replacedAt + ms).map(({ live }) => live);
  }
}
