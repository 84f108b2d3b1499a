import pTimeout from 'p-timeout';
import type { PageAnswer } from './page-answer';
import { type Entry, PageStore } from './page-store';
import { SharedWork } from './shared-work';

/** A page is given out as it is for this many seconds, here and in a CDN. */
export const FRESH_S = 5;
/** After that it is given out once more while it is made anew, for this many seconds. */
const STALE_S = 60;
/** A page that cannot be made anew is given out for this many seconds after it was made. */
const STALE_IF_ERROR_S = 600;
/** After a failed try the next one waits this many seconds. */
const RETRY_S = 5;
/** A visitor waits so many ms for the page of a new set while the one of the set before is kept. */
const PATIENCE_MS = 2_000;

/** What a visitor wants of a page. */
export interface CacheWish {
  /** Aborts when this visitor waits no more. */
  signal?: AbortSignal | undefined;
  /** Keys of the same page in the sets before, the newest first: they stand in for one that cannot be made yet. */
  former?: readonly string[];
}

/**
 * Makes a page.
 * @param isForAll true when it takes the place of one that is kept: everybody gets it, whoever asks for it just then
 */
type Make = (signal: AbortSignal, isForAll: boolean) => Promise<PageAnswer>;

/**
 * Where a page came from. `fresh`: kept. `stale`: kept, and made anew after it was given out. `made`: for
 * this visitor, alone or with others. `kept`: older, or of the set before, because it could not be made.
 */
export type CacheResult = 'fresh' | 'stale' | 'made' | 'kept';

interface MakeWish {
  isForAll: boolean;
  signal?: AbortSignal | undefined;
}

const FOR_ALL: MakeWish = { isForAll: true };

interface PageCacheOptions {
  /** Milliseconds of a clock that only rises. */
  now?: () => number;
  /** Told of a failure that nobody sees, because an older page was given out. */
  onHidden?: (error: unknown) => void;
  /** Told of each page that is given out. */
  onResult?: (result: CacheResult) => void;
}

/**
 * Pages as they were sent, by key. Each is made once at a time, however many ask; what is older than
 * seconds is given out while it is made anew, and for minutes while it cannot be made.
 */
export class PageCache {
  readonly #store = new PageStore();
  readonly #work = new SharedWork<PageAnswer>();
  readonly #now: () => number;
  readonly #onHidden: (error: unknown) => void;
  readonly #onResult: (result: CacheResult) => void;
  #expiredAt = 0;

  constructor({ now, onHidden, onResult }: PageCacheOptions = {}) {
    this.#now = now ?? (() => performance.now());
    this.#onHidden = onHidden ?? (() => undefined);
    this.#onResult = onResult ?? (() => undefined);
  }

  /** Pages that are kept now. */
  get size(): number {
    return this.#store.size;
  }

  /**
   * Whether {@link holds} can be true for an address of a path: one of them is kept, or being made.
   * @param path a key without its query
   */
  knows(path: string): boolean {
    return this.#store.paths.has(path);
  }

  /** Whether a page may be answered without making it anew: it is kept, or being made. */
  holds(key: string): boolean {
    return this.#work.has(key) || this.#store.has(key);
  }

  /**
   * What is kept, and what is being made, is of content that has changed: who asks from now on gets a page
   * that was begun after this.
   */
  expire(): void {
    this.#expiredAt = this.#now();
    this.#work.detach();
  }

  /** Forgets everything, e.g. because a release was taken back. */
  clear(): void {
    this.#store.clear();
  }

  /**
   * The page of a key: kept, or made.
   * @throws what `make` throws, when there is nothing older to give out
   */
  async get(key: string, make: Make, { signal, former = [] }: CacheWish = {}): Promise<PageAnswer> {
    const entry = this.#store.get(key);
    if (!entry) {
      const standIn = this.#standInOf(former);
      if (standIn) return this.#makeInTime(key, make, standIn);
      return this.#given('made', await this.#make(key, make, { isForAll: false, signal }));
    }
    const age = this.#now() - entry.madeAt;
    const isRecent = this.#isRecent(entry);
    if (age < FRESH_S * 1_000 && isRecent) return this.#given('fresh', entry.answer);
    if (this.#now() < entry.retryAt) return this.#given('kept', entry.answer);
    if (isRecent) {
      if (!this.#work.has(key)) this.#make(key, make, FOR_ALL).catch(this.#onHidden);
      return this.#given('stale', entry.answer);
    }
    return this.#makeOrKeep(key, make, entry, signal);
  }

  #given(result: CacheResult, answer: PageAnswer): PageAnswer {
    this.#onResult(result);
    return answer;
  }

  /** Whether an entry may be given out while the page is made anew. */
  #isRecent({ madeAt }: Entry): boolean {
    return madeAt > this.#expiredAt && this.#now() - madeAt < STALE_S * 1_000;
  }

  /** The newest page of the sets before; what was no page there may be one now. */
  #standInOf(former: readonly string[]): Entry | undefined {
    return former
      .flatMap((key) => this.#store.get(key) ?? [])
      .find((entry) => entry.answer.status === 200 && this.#isRecent(entry));
  }

  /** The page of a new set, or that of the set before: the new one goes on being made for those who come next. */
  async #makeInTime(key: string, make: Make, standIn: Entry): Promise<PageAnswer> {
    const older = () => this.#given('kept', standIn.answer);
    if (this.#now() < standIn.retryAt) return older();
    const made = this.#make(key, make, FOR_ALL).catch((error: unknown) => {
      // However many waited for it, it is told of once.
      if (this.#now() >= standIn.retryAt) this.#onHidden(error);
      standIn.retryAt = this.#now() + RETRY_S * 1_000;
      return undefined;
    });
    const inTime = await pTimeout(made, { milliseconds: PATIENCE_MS, fallback: () => undefined });
    return inTime ? this.#given('made', inTime) : older();
  }

  async #makeOrKeep(
    key: string,
    make: Make,
    entry: Entry,
    signal: AbortSignal | undefined,
  ): Promise<PageAnswer> {
    const isUsable = this.#now() - entry.madeAt < STALE_IF_ERROR_S * 1_000;
    try {
      const made = await this.#make(key, make, { isForAll: isUsable, signal });
      if (made.isKept || !isUsable) return this.#given('made', made);
      return this.#given('kept', entry.answer);
    } catch (error) {
      if (!isUsable || signal?.aborted) throw error;
      this.#onHidden(error);
      return this.#given('kept', entry.answer);
    }
  }

  #make(key: string, make: Make, { isForAll, signal }: MakeWish): Promise<PageAnswer> {
    const makeNow = (all: AbortSignal) => make(all, isForAll);
    return this.#work.join(key, (all) => this.#makeAndKeep(key, makeNow, all), signal);
  }

  async #makeAndKeep(
    key: string,
    make: (signal: AbortSignal) => Promise<PageAnswer>,
    signal: AbortSignal,
  ): Promise<PageAnswer> {
    // Content that changes while the page is made is not in it for sure.
    const madeAt = this.#now();
    this.#store.paths.add(key);
    try {
      const answer = await make(signal);
      const isOlder = (this.#store.peek(key)?.madeAt ?? 0) > madeAt;
      if (answer.isKept && !isOlder) this.#store.set(key, { answer, madeAt, retryAt: 0 });
      if (!answer.isKept) this.#waitAfterFailure(key);
      return answer;
    } catch (error) {
      if (!signal.aborted) this.#waitAfterFailure(key);
      throw error;
    } finally {
      this.#store.paths.remove(key);
    }
  }

  #waitAfterFailure(key: string): void {
    const entry = this.#store.peek(key);
    if (!entry || this.#now() - entry.madeAt >= STALE_IF_ERROR_S * 1_000) return;
    entry.retryAt = this.#now() + RETRY_S * 1_000;
  }
}
