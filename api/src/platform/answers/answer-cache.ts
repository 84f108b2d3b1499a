import { createHash } from 'node:crypto';

/** An answer as it goes out: checked and serialised once, for all who ask the same. */
export interface ReadyAnswer {
  body: string;
  etag: string;
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
  /** More answers than this are not kept; the oldest goes first. */
  maxEntries?: number;
  /** Milliseconds of a clock that only rises. */
  clock?: () => number;
}

const MAX_ENTRIES = 1_000;

/**
 * What was read, in this process: answers, and what orders are priced from. All are dropped when
 * reference data changes, and none are kept while changes cannot be heard; each has a limit in time
 * besides. Of requests for the same at the same time one reads and the others wait for it.
 */
export class AnswerCache {
  readonly #kept = new Map<string, Kept>();
  readonly #running = new Map<string, Promise<unknown>>();
  readonly #isOn: boolean;
  readonly #maxEntries: number;
  readonly #clock: () => number;
  #hearsChanges = false;
  /** Rises with every change: what was read before one is not kept after it. */
  #generation = 0;

  constructor({
    isOn,
    maxEntries = MAX_ENTRIES,
    clock = () => performance.now(),
  }: AnswerCacheOptions) {
    this.#isOn = isOn;
    this.#maxEntries = maxEntries;
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
   * What was read under this key, kept for `keepMs`; `make` reads it when nobody has. A key belongs to
   * one kind of reading, and nobody changes what it gives.
   */
  async get<T>(key: string, keepMs: number, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept && kept.until > this.#clock()) return kept.answer as T;
    const running = this.#running.get(key);
    if (running) return running as Promise<T>;
    const mine = this.#read(key, keepMs, make);
    this.#running.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#running.get(key) === mine) this.#running.delete(key);
    }
  }

  async #read<T>(key: string, keepMs: number, make: () => Promise<T>): Promise<T> {
    const generation = this.#generation;
    const answer = await make();
    if (this.#isOn && this.#hearsChanges && generation === this.#generation) {
      this.#keep(key, { answer, until: this.#clock() + keepMs });
    }
    return answer;
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    if (this.#kept.size <= this.#maxEntries) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}
