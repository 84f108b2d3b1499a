/** What a loader gets beyond its limit, in ms, to give back what it has. */
const GRACE_MS = 500;

/**
 * The time that all loaders of one page have, counted from when this object is made. One timer, one signal and one
 * request for a page: signals, a request and an error with its stack for each loader were some 2 % of a worker's time.
 */
export class DataLimit {
  /** What the loaders are called with: its signal aborts when the time is over, or when nobody waits any more. */
  readonly request: Request;
  /** Whether the time was over before anybody gave the page up. */
  isOver = false;
  /** Never resolves: rejects when nobody waits any more, and for loaders that ignore that their time is over. */
  readonly #ended: Promise<never>;
  #reject: (reason: unknown) => void = () => undefined;
  readonly #abandoned: AbortSignal;
  readonly #controller = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param url absolute address of the page
   * @param abandoned aborts when nobody waits for the page any more
   */
  constructor(url: string, abandoned: AbortSignal, limitMs: number) {
    this.#abandoned = abandoned;
    this.request = new Request(url, { signal: this.#controller.signal });
    this.#ended = new Promise((_resolve, reject) => {
      this.#reject = reject;
    });
    // A loader may have been answered, or not begun, by then.
    this.#ended.catch(() => undefined);
    this.#timer = setTimeout(() => this.#endReads(limitMs), limitMs);
    if (abandoned.aborted) this.#abandon();
    else abandoned.addEventListener('abort', this.#abandon, { once: true });
  }

  /** What a loader returns. @throws Error when it ignores that its time is over; the reason of who gave the page up */
  within(loaded: unknown): Promise<unknown> {
    return Promise.race([loaded, this.#ended]);
  }

  /** To be called when all loaders have ended. */
  end(): void {
    clearTimeout(this.#timer);
    this.#abandoned.removeEventListener('abort', this.#abandon);
  }

  #endReads(limitMs: number): void {
    this.isOver = !this.#abandoned.aborted;
    const message = `The data of a page has ${limitMs} ms`;
    this.#controller.abort(new DOMException(message, 'TimeoutError'));
    this.#timer = setTimeout(
      () => this.#reject(new Error(`No data within ${limitMs + GRACE_MS} ms`)),
      GRACE_MS,
    );
  }

  readonly #abandon = (): void => {
    const { reason } = this.#abandoned;
    clearTimeout(this.#timer);
    this.#controller.abort(reason);
    this.#reject(reason);
  };
}
