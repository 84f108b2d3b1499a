/** Opens when work is done; whoever waits passes when it is open. */
export class Latch {
  #opened: Promise<void> = Promise.resolve();
  #open: (() => void) | undefined;

  shut(): void {
    if (this.#open) return;
    this.#opened = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  open(): void {
    this.#open?.();
    this.#open = undefined;
  }

  get opened(): Promise<void> {
    return this.#opened;
  }
}
