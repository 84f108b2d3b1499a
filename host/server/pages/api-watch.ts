import { z } from 'zod';

const TIMEOUT_MS = 2_000;
/** How often the API is looked at, in ms. */
const INTERVAL_MS = 1_000;

/** What the host reads of the API's `/readyz`. */
const readySchema = z.object({ content: z.string().optional() });

/**
 * Looks at the API: whether it answers, and whether its content is still that of which pages were made.
 */
export class ApiWatch {
  #content: string | undefined;
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
      const answer = readySchema.safeParse(await response.json());
      if (response.ok && answer.success) this.#compare(answer.data.content);
      return response.ok;
    } catch (_noAnswer) {
      return false;
    }
  }

  #compare(content: string | undefined): void {
    if (content === undefined || content === this.#content) return;
    const isChange = this.#content !== undefined;
    this.#content = content;
    if (isChange) this.#onContentChange();
  }
}
