import type { PublicPaths, RenderResult } from '../../src/worker/messages';
import { processorMs, WORK_MS } from './life-signs';
import { PageFaultError } from './render-errors';

/** A page that is not rendered after this many ms is given up: the limit of its data and a little more. */
const ANSWER_TIMEOUT_MS = 12_000;
/** React gets this many ms for a page whose data is here, in a worker that goes on with others meanwhile. */
const RENDER_LIMIT_MS = 6_000;
/** As often a page gets that time while the machine is busy with other work. */
const RENDER_ROUNDS = 3;
/** A page whose worker is in doubt gets this many ms more, again and again until the doubt is over. */
const DOUBT_MS = 500;
const TOO_LONG = 'The page took too long';

/** What a worker answers: a page, or the paths for search engines. */
export type Answer = RenderResult | PublicPaths;

interface Pending {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  /** The limit of the answer, then that of the rendering. */
  timer: NodeJS.Timeout;
  forgetCaller: () => void;
}

interface OpenQuestionsOptions {
  /** Told of each question whose time is over, or whose caller has gone. */
  onGivenUp: (id: number) => void;
  /** Told when the last question has ended. */
  onEmpty: () => void;
  /** Whether the worker may be blocked: then its pages wait for what comes of it. */
  isInDoubt: () => boolean;
}

/** What one worker was asked and has not answered yet, with the time that it has for each answer. */
export class OpenQuestions {
  readonly #pending = new Map<number, Pending>();
  #nextId = 1;

  readonly #options: OpenQuestionsOptions;

  constructor(options: OpenQuestionsOptions) {
    this.#options = options;
  }

  get isEmpty(): boolean {
    return this.#pending.size === 0;
  }

  /**
   * Opens a question.
   * @param signal aborts when nobody waits any more
   * @returns its number; and its answer, which fails with the signal's reason, or when it takes too long
   */
  open(signal: AbortSignal | undefined): { id: number; answer: Promise<Answer> } {
    const id = this.#nextId++;
    const answer = new Promise<Answer>((resolve, reject) => {
      const cancel = () => this.#giveUp(id, signal?.reason);
      signal?.addEventListener('abort', cancel, { once: true });
      this.#pending.set(id, {
        resolve,
        reject,
        timer: this.#limitAnswer(id, ANSWER_TIMEOUT_MS),
        forgetCaller: () => signal?.removeEventListener('abort', cancel),
      });
    });
    return { id, answer };
  }

  answer(id: number, answer: Answer): void {
    this.#take(id)?.resolve(answer);
  }

  /** @returns false when there is no such question any more */
  fail(id: number, error: Error): boolean {
    const pending = this.#take(id);
    pending?.reject(error);
    return pending !== undefined;
  }

  failAll(error: Error): void {
    for (const id of [...this.#pending.keys()]) this.fail(id, error);
  }

  /**
   * Gives a page whose data is here the time to be rendered, in place of the time for its answer. It is
   * to blame for its time only when this process had the processor meanwhile.
   */
  limitRendering(id: number, round = 1): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    clearTimeout(pending.timer);
    const workBefore = processorMs();
    pending.timer = setTimeout(() => {
      const isStarved = processorMs() - workBefore < WORK_MS;
      if (isStarved && round < RENDER_ROUNDS) this.limitRendering(id, round + 1);
      else if (isStarved) this.#giveUp(id, new Error(TOO_LONG));
      else {
        const limit = `React did not finish the page within ${RENDER_LIMIT_MS} ms`;
        this.#giveUp(id, new PageFaultError(limit));
      }
    }, RENDER_LIMIT_MS);
  }

  /**
   * A page that is late in a worker that may be blocked is not given up before the worker is: when it ends, another
   * worker renders the page.
   */
  #limitAnswer(id: number, limitMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      const pending = this.#pending.get(id);
      if (pending && this.#options.isInDoubt()) pending.timer = this.#limitAnswer(id, DOUBT_MS);
      else this.#giveUp(id, new Error(TOO_LONG));
    }, limitMs);
  }

  #giveUp(id: number, reason: Error): void {
    const pending = this.#take(id);
    if (!pending) return;
    this.#options.onGivenUp(id);
    pending.reject(reason);
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    if (!pending) return undefined;
    this.#pending.delete(id);
    clearTimeout(pending.timer);
    pending.forgetCaller();
    if (this.isEmpty) this.#options.onEmpty();
    return pending;
  }
}
