import { NO_VISITOR } from '@site/contract';
import { networkOf } from '@site/server';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config';
import { deviceOf } from '../limits/device-of';
import { tooMany } from './shared-limits';

/** Tries are counted over this many ms, from the first one on. */
const WINDOW_MS = 60_000;
/** Devices, and networks, whose tries are known at a time. */
const MOST_SENDERS = 20_000;

/** What one sender has tried. */
interface Tries {
  count: number;
  until: number;
}

/** The tries of all senders of one kind. */
class TriesOf {
  readonly #known = new LRUCache<string, Tries>({ max: MOST_SENDERS });

  /** @param most tries of one sender; 0 is no limit */
  constructor(readonly most: number) {}

  of(sender: string, now: number): Tries {
    const known = this.#known.get(sender);
    if (known && known.until > now) return known;
    const begun = { count: 0, until: now + WINDOW_MS };
    this.#known.set(sender, begun);
    return begun;
  }
}

/** How a call that names an offer's code ended. */
interface Judged<T> {
  /** Whether the answer shows that the code does not count. */
  isMiss?: (answer: T) => boolean;
  /** Whether the refusal does. */
  isRefusal?: (error: unknown) => boolean;
}

type Sender = Pick<FastifyRequest, 'headers' | 'ip'>;

/**
 * Keeps strangers from finding the codes of offers by trying them: each sender has so many tries a minute whose code did
 * not count. Above that every call that names a code is refused until the minute ends, also one whose code counts: else
 * the limit would tell them apart. A call counts from its beginning, and no longer once its code has counted, so that a
 * thousand tries in one moment are not more than a thousand after each other (docs/load.md).
 */
export class CodeGuesses {
  readonly #devices: TriesOf;
  readonly #networks: TriesOf;
  readonly #clock: () => number;

  /** @param clock milliseconds of a clock that only rises */
  constructor(
    { codesPerDevice, codesPerAddress }: Pick<Config, 'codesPerDevice' | 'codesPerAddress'>,
    clock = () => performance.now(),
  ) {
    this.#devices = new TriesOf(codesPerDevice);
    this.#networks = new TriesOf(codesPerAddress);
    this.#clock = clock;
  }

  /**
   * Asks what a code comes to, unless its sender has tried too many.
   * @throws HttpError 429 with the seconds until he may try again; what `ask` throws
   */
  async judge<T>(
    sender: Sender,
    ask: () => Promise<T>,
    { isMiss = () => false, isRefusal = () => false }: Judged<T>,
  ): Promise<T> {
    const tries = this.#begin(sender);
    const forgive = () => {
      for (const tried of tries) tried.count -= 1;
    };
    try {
      const answer = await ask();
      if (!isMiss(answer)) forgive();
      return answer;
    } catch (error) {
      if (!isRefusal(error)) forgive();
      throw error;
    }
  }

  /** Counts one more try for everybody that it is one of. */
  #begin({ headers, ip }: Sender): Tries[] {
    // A page that everybody gets is asked for by the host, and only where its code has been answered before.
    if (ip === NO_VISITOR) return [];
    const now = this.#clock();
    const device = deviceOf({ headers });
    const counted = [
      { of: this.#networks, sender: networkOf(ip) },
      ...(device === undefined ? [] : [{ of: this.#devices, sender: device }]),
    ]
      .filter(({ of }) => of.most > 0)
      .map(({ of, sender }) => ({ tries: of.of(sender, now), most: of.most }));
    const used = counted.filter(({ tries, most }) => tries.count >= most);
    if (used.length > 0) {
      const until = Math.max(...used.map(({ tries }) => tries.until));
      throw tooMany(Math.ceil((until - now) / 1_000));
    }
    for (const { tries } of counted) tries.count += 1;
    return counted.map(({ tries }) => tries);
  }
}
