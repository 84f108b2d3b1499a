/** Pages that the next ones are judged by. */
const REMEMBERED = 64;

/** The longest of them, by share, say nothing of the others: a page may hang. */
const SPARED = 0.1;

/** Until a full worker has made a page, one is taken to cost this many ms. */
const FIRST_GUESS_MS = 20;

/** What a page cost lately: the ms from one answer of a worker to its next, while all its seats are taken. */
export class PageTimes {
  #last: number[] = [];
  #typicalMs = FIRST_GUESS_MS;

  add(ms: number): void {
    this.#last = [...this.#last.slice(1 - REMEMBERED), ms];
    const sorted = [...this.#last].sort((a, b) => a - b);
    const counted = sorted.slice(0, Math.max(1, Math.floor(sorted.length * (1 - SPARED))));
    this.#typicalMs = counted.reduce((sum, each) => sum + each, 0) / counted.length;
  }

  /** The average in ms of all but the longest. A median would say too little where a few pages take most of the time. */
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
