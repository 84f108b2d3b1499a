import type { Refusal } from './live-set';

/**
 * Pauses in ms before a release that did not load is tried again: a busy machine makes a start slow, and
 * that is no fault of the release. After the second it counts as broken, and is still tried now and then,
 * so that hosts that see the same registry come to show the same.
 */
const PAUSES_MS = [2_000, 5_000, 60_000, 120_000, 240_000, 480_000, 900_000];

/** Tries after which a release that does not load counts as broken. */
const TRIES = 3;

interface Entry {
  refusal: Refusal;
  times: number;
  until: number;
}

/** Releases that are not to be used for now, by the hash of their files: what a release contains never changes. */
export class Refusals {
  readonly #entries = new Map<string, Entry>();

  readonly #now: () => number;

  /** @param now milliseconds of a clock that only rises */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Why a release is not to be used now; undefined when it may be used, or tried again. */
  get(files: string): Refusal | undefined {
    const entry = this.#entries.get(files);
    return entry && this.#now() < entry.until ? entry.refusal : undefined;
  }

  /**
   * A render worker could not load it.
   * @returns whether it counts as broken now
   */
  addFailedStart(files: string, refusal: Refusal): boolean {
    return this.#add(files, refusal, 1) >= TRIES;
  }

  /**
   * It loads, and harms the site when it is used. It is tried again when its page is (RouteBreaker): what
   * one host alone has met must not set it apart from the others for ever.
   */
  addHarmful(files: string, refusal: Refusal): void {
    this.#add(files, refusal, TRIES);
  }

  /** @returns how often it was refused by now, as the pauses count */
  #add(files: string, refusal: Refusal, least: number): number {
    const times = Math.max((this.#entries.get(files)?.times ?? 0) + 1, least);
    const pause = PAUSES_MS[Math.min(times, PAUSES_MS.length) - 1] ?? 0;
    this.#entries.set(files, { refusal, times, until: this.#now() + pause });
    return times;
  }

  /** Forgets the releases that no registry names any more. */
  keepOnly(registered: ReadonlySet<string>): void {
    for (const files of this.#entries.keys()) {
      if (!registered.has(files)) this.#entries.delete(files);
    }
  }
}
