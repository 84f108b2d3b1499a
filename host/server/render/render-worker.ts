import type { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type {
  FromWorker,
  Question,
  RenderMode,
  RenderResult,
  ToWorker,
} from '../../src/worker/messages';
import { LifeSigns, processorMs, WORK_MS } from './life-signs';
import { PageFaultError, WorkerGoneError } from './render-errors';
import { type BrokenRemote, warmUp } from './warm-up';

/** A page that is not rendered after this many ms is given up: the limit of its data and a little more. */
const ANSWER_TIMEOUT_MS = 12_000;
/** React gets this many ms for a page whose data is here, in a worker that goes on with others meanwhile. */
const RENDER_LIMIT_MS = 6_000;
/** As often a page gets that time while the machine is busy with other work. */
const RENDER_ROUNDS = 3;
const TOO_LONG = 'The page took too long';

/** A remote that failed in a worker. */
export type WorkerFault = Pick<
  Extract<FromWorker, { type: 'fault' }>,
  'remote' | 'version' | 'stage'
>;

type Answer = RenderResult | readonly string[];

interface Pending {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  /** The limit of the answer, then that of the rendering. */
  timer: NodeJS.Timeout;
  forgetCaller: () => void;
}

/** One worker thread with one snapshot's code in it; thrown away with it, so that nothing of a replaced remote stays behind. */
export class RenderWorker {
  readonly #pending = new Map<number, Pending>();
  #nextId = 1;
  #dead = false;
  /** The page that React worked on last: what a worker is blocked by, or ended by. */
  #rendering: number | undefined;
  #onIdle: () => void = () => undefined;
  #end: () => void = () => undefined;
  readonly #life: LifeSigns;
  /** Resolves when the worker has ended, by itself or because it was stopped. */
  readonly ended = new Promise<void>((resolve) => {
    this.#end = resolve;
  });

  readonly #thread: Worker;
  readonly #log: FastifyBaseLogger;
  readonly #onFault: (fault: WorkerFault) => void;

  /**
   * @param thread runs `entry.worker.ts`, made with a WorkerSetup
   * @param onFault told of each failure of a remote, beside the log
   */
  constructor(
    thread: Worker,
    log: FastifyBaseLogger,
    onFault: (fault: WorkerFault) => void = () => undefined,
  ) {
    this.#thread = thread;
    this.#log = log;
    this.#onFault = onFault;

    this.#life = new LifeSigns(
      () => this.#tell({ type: 'ping' }),
      () => this.#endBlocked(),
    );
    thread.on('message', (message: FromWorker) => this.#receive(message));
    // The last message of the thread may arrive after its end was noticed: `exit` comes after all messages.
    thread.on('error', (error) => {
      this.#dead = true;
      this.#log.error({ err: error, alarm: 'render' }, 'a render worker crashed');
    });
    thread.on('exit', () => this.#onExit());
  }

  get isDead(): boolean {
    return this.#dead;
  }

  /** Waits until every remote is loaded or given up; see {@link warmUp}. */
  async warm(): Promise<BrokenRemote[]> {
    try {
      const broken = await warmUp(this.#thread);
      if (broken.some(({ hung }) => hung)) await this.stop();
      return broken;
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /**
   * Renders what belongs at an absolute address.
   * @param signal aborts when nobody waits any more: the worker is told, and ends what it does for it
   * @throws WorkerGoneError when the worker ended under way: worth another try on the next one
   * @throws PageFaultError when the page ended, blocked or exhausted the worker
   * @throws Error when rendering fails or takes too long; the signal's reason
   */
  async render(
    url: string,
    mode: RenderMode = 'page',
    signal?: AbortSignal,
  ): Promise<RenderResult> {
    return (await this.#ask({ type: 'render', url, mode }, signal)) as RenderResult;
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
    this.#die(true);
    await this.#thread.terminate();
  }

  #ask(question: Question, signal?: AbortSignal): Promise<Answer> {
    if (this.#dead) return Promise.reject(new WorkerGoneError('The render worker is gone', true));
    if (signal?.aborted) return Promise.reject(signal.reason);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const cancel = () => this.#cancel(id, signal?.reason);
      signal?.addEventListener('abort', cancel, { once: true });
      this.#pending.set(id, {
        resolve,
        reject,
        timer: setTimeout(() => this.#cancel(id, new Error(TOO_LONG)), ANSWER_TIMEOUT_MS),
        forgetCaller: () => signal?.removeEventListener('abort', cancel),
      });
      this.#tell({ ...question, id });
      this.#life.watch();
    });
  }

  #tell(message: ToWorker): void {
    this.#thread.postMessage(message);
  }

  #receive(message: FromWorker): void {
    this.#life.seen();
    if (message.type === 'rendering') this.#onRendering(message.id);
    else if (message.type === 'answered') this.#take(message.id)?.resolve(message.answer);
    else if (message.type === 'failed') this.#take(message.id)?.reject(new Error(message.message));
    else if (message.type === 'fault') {
      const { remote, version, stage, message: reason } = message;
      this.#onFault({ remote, version, stage });
      this.#log.error(
        { alarm: 'remote', remote, version, stage, reason },
        'a remote failed on the server',
      );
    } else if (message.type === 'stray') {
      this.#log.error(
        { alarm: 'render', reason: message.message },
        'a promise was rejected in a render worker, and nobody waited for it',
      );
    }
  }

  /** The data of a page is here: from now on it uses the processor, and has a limit of its own. */
  #onRendering(id: number): void {
    this.#rendering = id;
    this.#limitRendering(id);
  }

  /** A page is to blame for its time only when this process had the processor meanwhile. */
  #limitRendering(id: number, round = 1): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    clearTimeout(pending.timer);
    const workBefore = processorMs();
    pending.timer = setTimeout(() => {
      const isStarved = processorMs() - workBefore < WORK_MS;
      if (isStarved && round < RENDER_ROUNDS) this.#limitRendering(id, round + 1);
      else if (isStarved) this.#cancel(id, new Error(TOO_LONG));
      else {
        const limit = `React did not finish the page within ${RENDER_LIMIT_MS} ms`;
        this.#cancel(id, new PageFaultError(limit));
      }
    }, RENDER_LIMIT_MS);
  }

  /** Gives a page up, and has the worker end what it does for it. */
  #cancel(id: number, reason: Error): void {
    const pending = this.#take(id);
    if (!pending) return;
    this.#tell({ type: 'cancel', id });
    pending.reject(reason);
  }

  #take(id: number | undefined): Pending | undefined {
    const pending = id === undefined ? undefined : this.#pending.get(id);
    if (id === undefined || !pending) return undefined;
    this.#pending.delete(id);
    clearTimeout(pending.timer);
    pending.forgetCaller();
    if (this.#pending.size === 0) {
      this.#life.rest();
      this.#onIdle();
    }
    return pending;
  }

  #endBlocked(): void {
    this.#log.error({ alarm: 'render' }, 'a page blocks its render worker; the worker is ended');
    this.#die(this.#blame('The page blocked the render worker'));
    void this.stop();
  }

  #onExit(): void {
    this.#die(this.#blame('The page ended the render worker'));
  }

  /** The page that React was at work on did it. @returns false when there was none: then it may be any */
  #blame(message: string): boolean {
    const culprit = this.#take(this.#rendering);
    culprit?.reject(new PageFaultError(message));
    return culprit !== undefined;
  }

  /** Whoever still waits may ask another worker. */
  #die(isWhyKnown: boolean): void {
    this.#dead = true;
    this.#life.rest();
    const gone = new WorkerGoneError('The render worker has ended', isWhyKnown);
    for (const id of [...this.#pending.keys()]) this.#take(id)?.reject(gone);
    this.#end();
  }
}
