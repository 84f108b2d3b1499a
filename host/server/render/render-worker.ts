import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { FromWorker, RenderResult, ToWorker, WorkerSetup } from '../../src/worker/messages';

/** Until the worker says that it begins, only our own code runs: a busy machine gets its time, in ms. */
const START_TIMEOUT_MS = 60_000;
/** A remote that blocks its worker longer than this, in ms, while it loads, is given up. */
const WARM_STEP_TIMEOUT_MS = 6_000;
/** A page that is not rendered after this many ms is given up: the API's own limit and a little more. */
const ANSWER_TIMEOUT_MS = 12_000;

/** A remote that a worker could not load: it threw, or it never came back. */
export interface BrokenRemote {
  remote: string;
  message: string;
  /** True when it blocked the whole worker: browsers should not try it either. */
  hung: boolean;
}

type Question = { type: 'render'; url: string } | { type: 'sitemap' };

interface Pending {
  resolve: (answer: RenderResult | readonly string[]) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** One worker thread with one snapshot's code in it; thrown away with it, so that nothing of a replaced remote stays behind. */
export class RenderWorker {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #nextId = 1;
  #dead = false;

  constructor(
    file: string,
    setup: WorkerSetup,
    private readonly log: FastifyBaseLogger,
  ) {
    this.#worker = new Worker(file, { workerData: setup, env: { NODE_ENV: 'production' } });
    this.#worker.on('message', (message: FromWorker) => this.#receive(message));
    this.#worker.on('error', (error) => this.#die(error));
    this.#worker.on('exit', () => this.#die(new Error('The render worker ended')));
  }

  get isDead(): boolean {
    return this.#dead;
  }

  /** Waits until every remote is loaded or given up. Rejects when the worker itself cannot start. */
  warm(): Promise<BrokenRemote[]> {
    const broken: BrokenRemote[] = [];
    return new Promise((resolve, reject) => {
      let current = '';
      let timer = setTimeout(() => giveUp(), START_TIMEOUT_MS);
      const restart = () => {
        clearTimeout(timer);
        timer = setTimeout(() => giveUp(), WARM_STEP_TIMEOUT_MS);
      };
      const end = (finish: () => void) => {
        clearTimeout(timer);
        this.#worker.off('message', onMessage);
        this.#worker.off('error', onError);
        finish();
      };
      const giveUp = () =>
        end(() => {
          if (!current) return reject(new Error('The render worker does not start'));
          void this.stop();
          resolve([...broken, { remote: current, message: 'blocks while loading', hung: true }]);
        });
      const onError = (error: Error) => end(() => reject(error));
      const onMessage = (message: FromWorker) => {
        if (message.type === 'warming') {
          current = message.remote;
          restart();
        } else if (message.type === 'broken') {
          broken.push({ remote: message.remote, message: message.message, hung: false });
        } else if (message.type === 'ready') {
          end(() => resolve(broken));
        }
      };
      this.#worker.on('message', onMessage);
      this.#worker.on('error', onError);
    });
  }

  /**
   * Renders the page at an absolute address.
   * @throws Error when rendering fails, takes too long, or the worker dies
   */
  async render(url: string): Promise<RenderResult> {
    return (await this.#ask({ type: 'render', url })) as RenderResult;
  }

  /** The paths that search engines should know. @throws as {@link render} */
  async listPublicPaths(): Promise<readonly string[]> {
    return (await this.#ask({ type: 'sitemap' })) as readonly string[];
  }

  /** Lets the pages under way finish, then ends the thread. */
  async drain(): Promise<void> {
    while (this.#pending.size > 0 && !this.#dead) {
      await Promise.race([once(this.#worker, 'message'), once(this.#worker, 'exit')]);
    }
    await this.stop();
  }

  async stop(): Promise<void> {
    this.#die(new Error('The render worker was stopped'));
    await this.#worker.terminate();
  }

  #ask(question: Question): Promise<RenderResult | readonly string[]> {
    if (this.#dead) return Promise.reject(new Error('The render worker is gone'));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#pending.delete(id);
        reject(new Error('The render worker did not answer in time'));
        void this.stop();
      }, ANSWER_TIMEOUT_MS);
      this.#pending.set(id, { resolve, reject, timer });
      this.#worker.postMessage({ ...question, id } satisfies ToWorker);
    });
  }

  #receive(message: FromWorker): void {
    if (message.type === 'fault') {
      const { remote, version, stage } = message;
      this.log.error(
        { alarm: 'remote', remote, version, stage, reason: message.message },
        'a remote failed on the server',
      );
      return;
    }
    if (message.type !== 'answered' && message.type !== 'failed') return;
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    this.#pending.delete(message.id);
    clearTimeout(pending.timer);
    if (message.type === 'answered') pending.resolve(message.answer);
    else pending.reject(new Error(message.message));
  }

  #die(error: Error): void {
    this.#dead = true;
    for (const pending of this.#pending.values()) {
      clearTimeout(pending.timer);
      pending.reject(error);
    }
    this.#pending.clear();
  }
}
