import type { Worker } from 'node:worker_threads';
import type { SiteAnswer } from '@site/shell';
import type { FastifyBaseLogger } from 'fastify';
import type {
  FromWorker,
  PublicPaths,
  Question,
  RenderMode,
  RenderResult,
  ToWorker,
} from '../../src/worker/messages';
import { LifeSigns } from './life-signs';
import { type Answer, OpenQuestions } from './open-questions';
import { PageFaultError, WorkerGoneError } from './render-errors';
import { type BrokenRemote, warmUp } from './warm-up';

/** A remote that failed in a worker. */
export type WorkerFault = Pick<
  Extract<FromWorker, { type: 'fault' }>,
  'remote' | 'version' | 'stage'
>;

/** What the data of a page are read for. */
export interface PageReads {
  /** What the site answers to a page that shows data of the site itself. */
  given?: SiteAnswer | undefined;
  /** Address of the visitor for whom the API is asked; undefined for a page that everybody gets. */
  visitor?: string | undefined;
}

export interface RenderWorkerOptions {
  onFault?: ((fault: WorkerFault) => void) | undefined;
  content?: (() => number | undefined) | undefined;
}

/** One worker thread with one snapshot's code in it; thrown away with it, so that nothing of a replaced remote stays behind. */
export class RenderWorker {
  readonly #questions = new OpenQuestions({
    // The worker ends what it does for it.
    onGivenUp: (id) => this.#tell({ type: 'cancel', id }),
    onEmpty: () => {
      this.#life.rest();
      this.#onIdle();
    },
    isInDoubt: () => this.#life.isInDoubt,
  });
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
  readonly #content: () => number | undefined;

  /**
   * @param thread runs `entry.worker.ts`, made with a WorkerSetup
   * @param options `onFault`: told of each failure of a remote, beside the log; `content`: which content of
   *   the API a page that is asked for now shows
   */
  constructor(thread: Worker, log: FastifyBaseLogger, options: RenderWorkerOptions = {}) {
    this.#thread = thread;
    this.#log = log;
    this.#onFault = options.onFault ?? (() => undefined);
    this.#content = options.content ?? (() => undefined);

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

  /** True while the worker does not answer, though it has pages under way: one of them may block it. */
  get isInDoubt(): boolean {
    return this.#life.isInDoubt;
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
   * @param reads what its data are read for
   * @throws WorkerGoneError when the worker ended under way: worth another try on the next one
   * @throws PageFaultError when the page ended, blocked or exhausted the worker
   * @throws Error when rendering fails or takes too long; the signal's reason
   */
  async render(
    url: string,
    mode: RenderMode = 'page',
    signal?: AbortSignal,
    reads: PageReads = {},
  ): Promise<RenderResult> {
    const question: Question = { type: 'render', url, mode, content: this.#content(), ...reads };
    return (await this.#ask(question, signal)) as RenderResult;
  }

  /** The paths that search engines should know. @throws as {@link render} */
  async listPublicPaths(): Promise<PublicPaths> {
    return (await this.#ask({ type: 'sitemap' })) as PublicPaths;
  }

  /** Lets the pages under way finish, then ends the thread. */
  async drain(): Promise<void> {
    if (!this.#questions.isEmpty) {
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
    const { id, answer } = this.#questions.open(signal);
    this.#tell({ ...question, id });
    this.#life.watch();
    return answer;
  }

  #tell(message: ToWorker): void {
    this.#thread.postMessage(message);
  }

  #receive(message: FromWorker): void {
    this.#life.seen();
    if (message.type === 'rendering') this.#onRendering(message.id);
    else if (message.type === 'answered') this.#questions.answer(message.id, message.answer);
    else if (message.type === 'failed')
      this.#questions.fail(message.id, new Error(message.message));
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
    this.#questions.limitRendering(id);
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
    const culprit = this.#rendering;
    return culprit !== undefined && this.#questions.fail(culprit, new PageFaultError(message));
  }

  /** Whoever still waits may ask another worker. */
  #die(isWhyKnown: boolean): void {
    this.#dead = true;
    this.#life.rest();
    this.#questions.failAll(new WorkerGoneError('The render worker has ended', isWhyKnown));
    this.#end();
  }
}
