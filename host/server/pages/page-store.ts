import { LRUCache } from 'lru-cache';
import { KeptPaths } from './kept-paths';
import type { PageAnswer } from './page-answer';

const MAX_BYTES = 32 * 1024 * 1024;
/** Pages with parameters, whose values anybody can invent: they must not push plain pages out. */
const MAX_QUERY_BYTES = 32 * 1024 * 1024;
/** Answers to addresses where nothing is, or that lead elsewhere: they must not push real pages out. */
const MAX_MISSING_BYTES = 4 * 1024 * 1024;

/** A page that is kept. Times are those of the cache's clock, in ms. */
export interface Entry {
  answer: PageAnswer;
  madeAt: number;
  /** When it may be tried again after a failure. */
  retryAt: number;
}

const sizeOf = ({ answer }: Entry, key: string): number => answer.bytes + key.length;

/** Where kept pages lie, by key, each kind within a number of bytes of its own. */
export class PageStore {
  /** Paths of the pages that are kept, or that somebody has added. */
  readonly paths = new KeptPaths();
  readonly #pages = this.#open(MAX_BYTES);
  readonly #withQuery = this.#open(MAX_QUERY_BYTES);
  readonly #missing = this.#open(MAX_MISSING_BYTES);
  readonly #all = [this.#pages, this.#withQuery, this.#missing];

  /** Pages that are kept now. */
  get size(): number {
    return this.#all.reduce((sum, { size }) => sum + size, 0);
  }

  has(key: string): boolean {
    return this.#of(key) !== undefined;
  }

  get(key: string): Entry | undefined {
    return this.#of(key)?.get(key);
  }

  /** The same, without being a use of the page. */
  peek(key: string): Entry | undefined {
    return this.#of(key)?.peek(key);
  }

  set(key: string, entry: Entry): void {
    const found = key.includes('?') ? this.#withQuery : this.#pages;
    const to = entry.answer.status < 300 ? found : this.#missing;
    const from = this.#of(key);
    if (from !== to) from?.delete(key);
    to.set(key, entry);
  }

  clear(): void {
    for (const store of this.#all) store.clear();
  }

  #of(key: string): LRUCache<string, Entry> | undefined {
    return this.#all.find((store) => store.has(key));
  }

  #open(maxSize: number): LRUCache<string, Entry> {
    return new LRUCache({
      maxSize,
      sizeCalculation: sizeOf,
      onInsert: (_entry, key, reason) => {
        if (reason === 'add') this.paths.add(key);
      },
      dispose: (_entry, key, reason) => {
        if (reason !== 'set') this.paths.remove(key);
      },
    });
  }
}
