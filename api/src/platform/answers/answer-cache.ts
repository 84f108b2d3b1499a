import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** An answer as it goes out: checked and serialised once, for all who ask the same. */
export interface ReadyAnswer {
  body: string;
  etag: string;
  /** Whether it says that what was tried does not count, as the code of an offer. */
  isMiss?: boolean;
}

/** Wraps a serialised body. The tag is the same on every instance. */
export function toReadyAnswer(body: string): ReadyAnswer {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, etag: `"${hash}"` };
}

interface Kept {
  answer: unknown;
  until: number;
}

export interface AnswerCacheOptions {
  /** False keeps nothing; who asks the same at the same time still shares one reading. */
  isOn: boolean;
  /** More answers of one kind than this are not kept; the one that was not asked for the longest goes first. */
  maxOfKind?: number;
  /** Milliseconds of a clock that only rises. */
  clock?: () => number;
}

const MAX_OF_KIND = 300;

/** What is asked for. */
export interface Wanted {
  /**
   * The kind of reading, e.g. the route. Each has a room of its own: anybody can invent coupon codes and
   * addresses, and must not push out what others ask for.
   */
  kind: string;
  /** Which one of its kind. */
  key?: string;
  /** How long it is kept, in ms. */
  keepMs: number;
}

/**
 * What was read, in this process: answers, and what orders are priced from. All are dropped when
 * reference data changes, and none are kept while changes cannot be heard; each has a limit in time
 * besides. Of requests for the same at the same time one reads and the others wait for it.
 */
export class AnswerCache {
  readonly #kept = new Map<string, LRUCache<string, Kept>>();
  readonly #running = new Map<string, Promise<unknown>>();
  readonly #isOn: boolean;
  readonly #maxOfKind: number;
  readonly #clock: () => number;
  #hearsChanges = false;
  /** Rises with every change: what was read before one is not kept after it. */
  #generation = 0;

  constructor({
    isOn,
    maxOfKind = MAX_OF_KIND,
    clock = () => performance.now(),
  }: AnswerCacheOptions) {
    this.#isOn = isOn;
    this.#maxOfKind = maxOfKind;
    this.#clock = clock;
  }

  /** Forgets everything, what is being read as well: reference data changed. */
  drop(): void {
    this.#generation += 1;
    this.#kept.clear();
    this.#running.clear();
  }

  /** Says whether changes are heard. Nothing is kept until they are. */
  setHearing(hearsChanges: boolean): void {
    this.#hearsChanges = hearsChanges;
    this.drop();
  }

  /**
   * What was read of this kind under this key, kept for `keepMs`; `make` reads it when nobody has. Nobody
   * changes what it gives.
   */
  async get<T>(wanted: Wanted, make: () => Promise<T>): Promise<T> {
    const { kind, key = '' } = wanted;
    const kept = this.#kept.get(kind)?.get(key);
    if (kept && kept.until > this.#clock()) return kept.answer as T;
    const name = JSON.stringify([kind, key]);
    const running = this.#running.get(name);
    if (running) return running as Promise<T>;
    const mine = this.#read(wanted, make);
    this.#running.set(name, mine);
    try {
      return await mine;
    } finally {
      if (this.#running.get(name) === mine) this.#running.delete(name);
    }
  }

  async #read<T>({ kind, key = '', keepMs }: Wanted, make: () => Promise<T>): Promise<T> {
    const generation = this.#generation;
    const answer = await make();
    if (this.#isOn && this.#hearsChanges && generation === this.#generation) {
      this.#roomOf(kind).set(key, { answer, until: this.#clock() + keepMs });
    }
    return answer;
  }

  #roomOf(kind: string): LRUCache<string, Kept> {
    const room = this.#kept.get(kind) ?? new LRUCache({ max: this.#maxOfKind });
    this.#kept.set(kind, room);
    return room;
  }
}
