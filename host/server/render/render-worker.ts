import type { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type {
  FromWorker,
  Question,
  RenderMode,
  RenderResult,
  ToWorker,
} from '../../src/worker/messages';
import { type BrokenRemote, warmUp } from './warm-up';

/** A page that is not rendered after this many ms is given up: the limit of its data and a little more. */
const ANSWER_TIMEOUT_MS = 12_000;
/** How often a worker with pages under way is asked for a sign of life, in ms. */
const BEAT_MS = 1_000;
/** A worker that lets this many beats pass without a word is blocked. */
const MISSED_BEATS = 6;

/** The worker ended before the answer, through no fault of the page that was asked for: another worker can render it. */
export class WorkerGoneError extends Error {
  override readonly name = 'WorkerGoneError';
}

type Answer = RenderResult | readonly string[];

interface Pending {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** One worker thread with one snapshot's code in it; thrown away with it, so that nothing of a replaced remote stays behind. */
export class RenderWorker {
  readonly #pending = new Map<number, Pending>();
  #nextId = 1;
  #dead = false;
  /** The page that React worked on last: what a worker is blocked by, or ended by. */
  #rendering: number | undefined;
  #beat: NodeJS.Timeout | undefined;
  #missedBeats = 0;
  #onIdle: () => void = () => undefined;
  #end: () => void = () => undefined;
  /** Resolves when the worker has ended, by itself or because it was stopped. */
  readonly ended = new Promise<void>((resolve) => {
    this.#end = resolve;
  });

  /** @param thread runs `entry.worker.ts`, made with a WorkerSetup */
  constructor(
    private readonly thread: Worker,
    private readonly log: FastifyBaseLogger,
  ) {
    thread.on('message', (message: FromWorker) => this.#receive(message));
    // What the thread said last may still be on its way: `exit` comes after it.
    thread.on('error', (error) => {
      this.#dead = true;
      this.log.error({ err: error, alarm: 'render' }, 'a render worker crashed');
    });
    thread.on('exit', () => this.#onExit());
  }

  get isDead(): boolean {
    return this.#dead;
  }

  /** Waits until every remote is loaded or given up; see {@link warmUp}. */
  async warm(): Promise<BrokenRemote[]> {
    try {
      const broken = await warmUp(this.thread);
      if (broken.some(({ hung }) => hung)) await this.stop();
      return broken;
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /**
   * Renders what belongs at an absolute address.
   * @throws WorkerGoneError when the worker ended under way: worth another try on the next one
   * @throws Error when rendering fails, takes too long, or blocks the worker
   */
  async render(url: string, mode: RenderMode = 'page'): Promise<RenderResult> {
    return (await this.#ask({ type: 'render', url, mode })) as RenderResult;
  }

  /** The paths that search engines should know. @throws as {@link render} */
  async listPublicPaths(): Promise<readonly string[]> {
    return (await this.#ask({ type: 'sitemap' })) as readonly string[];
  }

  /** Lets the pages under way finish, then ends the thread. */
  async drain(): Promise<void> {
    if (this.#pending.size > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
    }
    await this.stop();
  }

  async stop(): Promise<void> {
    this.#die();
    await this.thread.terminate();
  }

  #ask(question: Question): Promise<Answer> {
    if (this.#dead) return Promise.reject(new WorkerGoneError('The render worker is gone'));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.#take(id)?.reject(new Error('The page took too long')),
        ANSWER_TIMEOUT_MS,
      );
      this.#pending.set(id, { resolve, reject, timer });
      this.#tell({ ...question, id });
      this.#beat ??= setTimeout(() => this.#onBeat(), BEAT_MS);
    });
  }

  #tell(message: ToWorker): void {
    this.thread.postMessage(message);
  }

  #receive(message: FromWorker): void {
    this.#missedBeats = 0;
    if (message.type === 'rendering') this.#rendering = message.id;
    else if (message.type === 'answered') this.#take(message.id)?.resolve(message.answer);
    else if (message.type === 'failed') this.#take(message.id)?.reject(new Error(message.message));
    else if (message.type === 'fault') {
      const { remote, version, stage, message: reason } = message;
      this.log.error(
        { alarm: 'remote', remote, version, stage, reason },
        'a remote failed on the server',
      );
    } else if (message.type === 'stray') {
      this.log.error(
        { alarm: 'render', reason: message.message },
        'a promise was rejected in a render worker, and nobody waited for it',
      );
    }
  }

  #take(id: number | undefined): Pending | undefined {
    const pending = id === undefined ? undefined : this.#pending.get(id);
    if (id === undefined || !pending) return undefined;
    this.#pending.delete(id);
    clearTimeout(pending.timer);
    if (this.#pending.size === 0) this.#onIdle();
    return pending;
  }

  /** A slow page costs itself only; a blocked worker would cost every page, and is ended. */
  #onBeat(): void {
    this.#beat = undefined;
    if (this.#pending.size === 0) {
      this.#missedBeats = 0;
    } else if (this.#missedBeats < MISSED_BEATS) {
      this.#missedBeats += 1;
      this.#tell({ type: 'ping' });
      this.#beat = setTimeout(() => this.#onBeat(), BEAT_MS);
    } else {
      this.#endBlocked();
    }
  }

  #endBlocked(): void {
    this.log.error({ alarm: 'render' }, 'a page blocks its render worker; the worker is ended');
    this.#take(this.#rendering)?.reject(new Error('The page blocked the render worker'));
    void this.stop();
  }

  #onExit(): void {
    this.#take(this.#rendering)?.reject(new Error('The page ended the render worker'));
    this.#die();
  }

  /** Whoever still waits may ask another worker. */
  #die(): void {
    this.#dead = true;
    clearTimeout(this.#beat);
    const gone = new WorkerGoneError('The render worker has ended');
    for (const id of [...this.#pending.keys()]) this.#take(id)?.reject(gone);
    this.#end();
  }
}
