import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);

/** Bytes of copies that are kept: some two thousand pages. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Pages that may wait for their turn; a further one gets its copy when it is asked for again later. */
const MAX_WAITING = 50;

/**
 * Copies of pages at the best level of brotli, a sixth smaller than those made while a visitor waits. One
 * takes a third of a second of a processor, so they are made one after the other, beside everything else,
 * and kept by what is in them: a page that is rendered anew is mostly the same.
 */
export class DenseCopies {
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  readonly #waiting = new Map<string, Buffer>();
  #work: Promise<void> | undefined;

  /** The copy of what has this tag, if it was made. */
  get(tag: string): Buffer | undefined {
    return this.#kept.get(tag);
  }

  /** Has a copy made when nothing else is in the queue. */
  add(tag: string, body: Buffer): void {
    if (this.#kept.has(tag) || this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.set(tag, body);
    this.#work ??= this.#makeAll();
  }

  /** Ends when no copy is being made or waited for. */
  async settled(): Promise<void> {
    await this.#work;
  }

  async #makeAll(): Promise<void> {
    for (const [tag, body] of this.#waiting) {
      const quality = constants.BROTLI_MAX_QUALITY;
      const copy = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
      this.#kept.set(tag, copy);
      this.#waiting.delete(tag);
    }
    this.#work = undefined;
  }
}

/** One for all pages of this server: a copy knows nothing but its text. */
export const denseCopies = new DenseCopies();
