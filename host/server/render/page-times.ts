/** Pages that the next ones are judged by. */
const REMEMBERED = 32;

/** Until a full worker has made a page, one is taken to cost this many ms. */
const FIRST_GUESS_MS = 20;

/** What a page cost lately: the ms from one answer of a worker to its next, while all its seats are taken. */
export class PageTimes {
  #last: number[] = [];
  #typicalMs = FIRST_GUESS_MS;

  add(ms: number): void {
    this.#last = [...this.#last.slice(1 - REMEMBERED), ms];
    const sorted = [...this.#last].sort((a, b) => a - b);
    this.#typicalMs = sorted[Math.floor(sorted.length / 2)] ?? FIRST_GUESS_MS;
  }

  /** The median in ms: a single page that hangs says nothing of the others. */
  get typicalMs(): number {
    return this.#typicalMs;
  }
}

interface Capacity {
  workers: number;
  /** Of one worker. */
  seats: number;
  /** What a page costs a worker, in ms. */
  pageMs: number;
  /** ms within which the last page in the queue is to be answered. */
  withinMs: number;
}

/** How many pages may wait beside those that have a seat. */
export const queueLimit = ({ workers, seats, pageMs, withinMs }: Capacity): number =>
  Math.max(0, Math.floor((workers * withinMs) / Math.max(pageMs, 1)) - workers * seats);
