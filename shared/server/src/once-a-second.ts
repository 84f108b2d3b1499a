/** Lines of one kind come once in this time: what happens often must neither fill the disk nor cost what is scarce. */
const EVERY_MS = 1_000;

/**
 * Counts what the log tells of: the first at once, and what comes within a second after a line together at its end. So
 * nothing stays untold.
 */
export class OnceASecond {
  #count = 0;
  #tell: (count: number) => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;

  /**
   * One more.
   * @param tell writes the line, with how many there were since the last one; of several, that of the latest is called
   */
  add(tell: (count: number) => void): void {
    this.#count += 1;
    this.#tell = tell;
    if (!this.#timer) this.#write();
  }

  #write(): void {
    const count = this.#count;
    this.#count = 0;
    this.#tell(count);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#count > 0) this.#write();
    }, EVERY_MS).unref();
  }
}
