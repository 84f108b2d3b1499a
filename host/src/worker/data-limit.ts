/** What a loader gets beyond its limit, in ms, to give back what it has. */
const GRACE_MS = 500;

/**
 * The time that all loaders of one page have, from when it is made. One timer and one signal for a page: Node's
 * `AbortSignal.timeout` and `any` hold on to what listens to them until the next collection of all garbage, which came
 * once in a second on a busy server.
 */
export class DataLimit {
  /** What the loaders are called with: its signal aborts when the time is over, or when nobody waits any more. */
  readonly request: Request;
  /** Whether the time was over before anybody gave the page up. */
  isOver = false;
  readonly #late: Promise<never>;
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
    if (abandoned.aborted) this.#abandon();
    else abandoned.addEventListener('abort', this.#abandon, { once: true });
    this.#late = new Promise((_resolve, reject) => {
      this.#timer = setTimeout(() => {
        this.isOver = !abandoned.aborted;
        const message = `The data of a page has ${limitMs} ms`;
        this.#controller.abort(new DOMException(message, 'TimeoutError'));
        this.#timer = setTimeout(
          () => reject(new Error(`No data within ${limitMs + GRACE_MS} ms`)),
          GRACE_MS,
        );
      }, limitMs);
    });
    // A loader may have been answered, or not begun, by then.
    this.#late.catch(() => undefined);
  }

  /** What a loader returns. @throws Error when it ignores that its time is over */
  within(loaded: unknown): Promise<unknown> {
    return Promise.race([loaded, this.#late]);
  }

  /** To be called when all loaders have ended. */
  end(): void {
    clearTimeout(this.#timer);
    this.#abandoned.removeEventListener('abort', this.#abandon);
  }

  readonly #abandon = (): void => this.#controller.abort(this.#abandoned.reason);
}
