import { z } from 'zod';

const TIMEOUT_MS = 2_000;
/** How often the API is looked at, in ms. */
const INTERVAL_MS = 1_000;

/** A content that no API has said for so many ms is gone. */
const GONE_MS = 10_000;

const BUSY = 503;

/** What the host reads of the API's `/readyz`. */
const readySchema = z.object({ content: z.string().optional() });

/**
 * Looks at the API: whether it answers, and whether its content is still that of which pages were made. While APIs of
 * two versions answer in turn, as during an update, pages are of either: that one of them is heard again is no change,
 * or each page would be made anew every second. That one is gone is one.
 */
export class ApiWatch {
  #content: string | undefined;
  /** Content → when an API said last that it has it, in ms of a clock that only rises; without those that are gone. */
  readonly #heard = new Map<string, number>();
  /** Whether contents come in turn. */
  #isInTurn = false;
  /** Rises with each change of the content. */
  #version = 0;
  #isKnown = false;
  #look: Promise<boolean> | undefined;
  #timer: NodeJS.Timeout | undefined;

  readonly #apiOrigin: string;
  /** Pages were made of content that has changed. */
  readonly #onContentChange: () => void;

  constructor(apiOrigin: string, onContentChange: () => void) {
    this.#apiOrigin = apiOrigin;
    this.#onContentChange = onContentChange;
  }

  /** Looks every second until {@link stop}. */
  start(): void {
    this.#timer = setTimeout(() => {
      void this.look().then(() => this.#timer && this.start());
    }, INTERVAL_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /**
   * Which content the API has; another number after each change. Undefined while nobody says so: the API is
   * away, or one of those that do not tell. While it is only busy (503) it is what it said last.
   */
  get version(): number | undefined {
    return this.#isKnown ? this.#version : undefined;
  }

  /** Whether the API answers now. Many who ask at once look once. */
  look(): Promise<boolean> {
    this.#look ??= this.#ask().finally(() => {
      this.#look = undefined;
    });
    return this.#look;
  }

  async #ask(): Promise<boolean> {
    try {
      const response = await fetch(`${this.#apiOrigin}/readyz`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // One that is overloaded says nothing about its content, and has what it had.
      if (response.status === BUSY) return false;
      const answer = readySchema.safeParse(await response.json());
      this.#compare(response.ok ? answer.data?.content : undefined);
      return response.ok;
    } catch (_noAnswer) {
      this.#isKnown = false;
      return false;
    }
  }

  #compare(content: string | undefined): void {
    this.#isKnown = content !== undefined;
    if (content === undefined) return;
    const isFirst = this.#content === undefined;
    const isOther = content !== this.#content;
    const isHeardAgain = this.#hear(content);
    this.#content = content;
    if (isOther && isHeardAgain) this.#isInTurn = true;
    const isOneGone = this.#isInTurn && this.#heard.size === 1;
    if (isOneGone) this.#isInTurn = false;
    if (isOneGone || (isOther && !isHeardAgain)) {
      this.#version += 1;
      if (!isFirst) this.#onContentChange();
    }
  }

  /** @returns whether it was heard a moment ago already */
  #hear(content: string): boolean {
    const now = performance.now();
    for (const [other, at] of this.#heard) if (now - at > GONE_MS) this.#heard.delete(other);
    const isHeardAgain = this.#heard.has(content);
    this.#heard.set(content, now);
    return isHeardAgain;
  }
}
