import type { FastifyBaseLogger } from 'fastify';
import type { PublicPaths, RenderMode, RenderResult } from '../../src/worker/messages';
import type { LiveSet } from '../releases/live-set';
import { WorkerGoneError } from '../render/render-errors';
import { RenderService } from '../render/render-service';
import type { PageWorker } from '../render/start-warm';
import type { BrokenRemote } from '../render/warm-up';

/** A live set of that name without remotes. */
export const liveSet = (id: string): LiveSet => ({
  snapshot: { id, remotes: [] },
  serverEntries: {},
  integrity: {},
  queries: {},
  problems: {},
  liveSince: {},
});

/** A worker that answers with what it was asked for, and ends when the test says so. */
export class FakeWorker implements PageWorker {
  isDead = false;
  isInDoubt = false;
  #end: () => void = () => undefined;
  #gone = new Promise<never>((_resolve, reject) => {
    this.#end = () => {
      this.isDead = true;
      reject(new WorkerGoneError('gone'));
    };
  });
  ended = this.#gone.catch(() => undefined);
  /** What its pages wait for. */
  until: Promise<void> = Promise.resolve();

  constructor(readonly id: string) {}
  warm = jest.fn(async (): Promise<BrokenRemote[]> => []);
  render = jest.fn(async (url: string, mode: RenderMode = 'page'): Promise<RenderResult> => {
    await Promise.race([this.until, this.#gone]);
    return { redirect: `${mode} ${url}`, status: 302 };
  });
  listPublicPaths = jest.fn(async (): Promise<PublicPaths> => {
    await Promise.race([this.until, this.#gone]);
    return { paths: ['/'], isWhole: true };
  });
  drain = jest.fn(async () => undefined);
  stop = jest.fn(async () => this.die());
  die(): void {
    this.#end();
  }
}

/** A render service with workers of the test, of which it knows each one that was started. */
export class RenderBench {
  readonly log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  readonly onBroken = jest.fn(async () => undefined);
  readonly onHarmfulPage = jest.fn(async () => undefined);
  readonly onLost = jest.fn();
  readonly started: FakeWorker[] = [];
  readonly service: RenderService;
  /** What the test wants of the next workers. */
  prepare: (worker: FakeWorker) => void = () => undefined;

  constructor(size: number) {
    this.service = new RenderService({
      size,
      log: this.log as unknown as FastifyBaseLogger,
      onBroken: this.onBroken,
      onHarmfulPage: this.onHarmfulPage,
      onLost: this.onLost,
      startWorker: ({ snapshot }) => {
        const worker = new FakeWorker(snapshot.id);
        this.prepare(worker);
        this.started.push(worker);
        return worker;
      },
    });
  }

  /** The worker that was started at that place, counted from 0. @throws Error when there is none */
  workerAt(index: number): FakeWorker {
    const worker = this.started[index];
    if (!worker) throw new Error(`Only ${this.started.length} workers were started`);
    return worker;
  }
}

/** What the worker has made of a page. */
export const answerOf = async (page: ReturnType<RenderService['render']>): Promise<RenderResult> =>
  (await page).result;
