/** Lines of one kind come once in this time: what happens often must neither fill the disk nor cost what is scarce. */
const EVERY_MS = 1_000;

/** Counts what the log tells of: the first at once, then once a second how many there were. */
export class OnceASecond {
  #count = 0;
  #toldAt = Number.NEGATIVE_INFINITY;

  readonly #now: () => number;

  /** @param now milliseconds of a clock that only rises */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** One more. @returns how many there were since the last line, when it is time for another one */
  add(): number | undefined {
    this.#count += 1;
    const now = this.#now();
    if (now - this.#toldAt < EVERY_MS) return undefined;
    const count = this.#count;
    this.#toldAt = now;
    this.#count = 0;
    return count;
  }
}
