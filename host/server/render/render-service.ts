import type { FastifyBaseLogger } from 'fastify';
import type { RenderMode, RenderResult } from '../../src/worker/messages';
import type { LiveSet, Refusal } from '../releases/live-set';
import { WorkerGoneError } from './render-worker';
import { pauseBeforeStart } from './start-pause';
import { type PageWorker, type StartWorker, startWarm } from './start-warm';
import type { BrokenRemote } from './warm-up';

/** A page waits no longer than this, in ms, for a worker that is on its way. */
const WORKER_WAIT_MS = 10_000;

/** A live set with the warm worker that renders it. */
interface Stage {
  live: LiveSet;
  worker: PageWorker;
}

/** What a page was rendered with: document and import map must come from the same live set. */
export interface Rendered {
  live: LiveSet;
  result: RenderResult;
}

/** There is no worker that could render anything, and none came in time. */
export class NoWorkerError extends Error {
  override readonly name = 'NoWorkerError';
}

/**
 * Renders pages with the worker of the live set in force. Each change of the live set gets a fresh
 * worker: start, warm, switch, drain the old one. One that dies is replaced at once, and the pages that
 * it had under way are rendered by its successor (design §3).
 */
export class RenderService {
  #stage: Stage | undefined;
  /** Switches and revivals, one after the other. */
  #queue: Promise<boolean> = Promise.resolve(true);
  #reviving: Promise<void> | undefined;
  #lastStart = 0;
  /** How many workers in a row did not start or died young. */
  #failures = 0;
  #stopped = false;

  constructor(
    private readonly startWorker: StartWorker,
    private readonly log: FastifyBaseLogger,
    private readonly onBroken: (remote: string, version: string, refusal: Refusal) => Promise<void>,
  ) {}

  get isReady(): boolean {
    return this.#stage !== undefined && !this.#stage.worker.isDead;
  }

  get live(): LiveSet | undefined {
    return this.#stage?.live;
  }

  /**
   * Switches to a live set once its worker is warm; changes that come meanwhile wait their turn.
   * @returns false when no worker started for it: the old one stays in force, and the caller tries again
   */
  switchTo(live: LiveSet): Promise<boolean> {
    return this.#inTurn(() => this.#switch(live));
  }

  /**
   * Renders the page at an absolute address; one that cannot be rendered comes as the shell with the
   * fault card in its place.
   * @throws NoWorkerError when there is no worker
   * @throws Error when not even the shell can be rendered
   */
  async render(url: string): Promise<Rendered> {
    try {
      return await this.#renderAs('page', url);
    } catch (error) {
      if (error instanceof NoWorkerError) throw error;
      this.log.error(
        { err: error, alarm: 'render' },
        'a page could not be rendered: the shell goes',
      );
      return this.#renderAs('shell', url);
    }
  }

  /** Renders the 404 page. @throws as {@link render} */
  renderNotFound(url: string): Promise<Rendered> {
    return this.#renderAs('not-found', url);
  }

  /** The paths that search engines should know, from the routes of the live releases. @throws as {@link render} */
  async listPublicPaths(): Promise<readonly string[]> {
    return this.#ask(({ worker }) => worker.listPublicPaths());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#queue;
    await this.#stage?.worker.stop();
  }

  #renderAs(mode: RenderMode, url: string): Promise<Rendered> {
    return this.#ask(async ({ live, worker }) => ({
      live,
      result: await worker.render(url, mode),
    }));
  }

  /** Asks the worker in force; when it ends before the answer, once more the next one. */
  async #ask<T>(question: (stage: Stage) => Promise<T>): Promise<T> {
    try {
      return await question(await this.#aliveStage());
    } catch (error) {
      if (!(error instanceof WorkerGoneError)) throw error;
      return question(await this.#aliveStage());
    }
  }

  async #aliveStage(): Promise<Stage> {
    if (this.#stage?.worker.isDead) await withinLimit(this.#revive());
    const stage = this.#stage;
    if (!stage || stage.worker.isDead) throw new NoWorkerError('No render worker is warm');
    return stage;
  }

  /** Does the work when everything before it is done. False when it failed, which is logged. */
  #inTurn(work: () => Promise<void>): Promise<boolean> {
    this.#queue = this.#queue.then(async () => {
      if (this.#stopped) return false;
      try {
        await work();
        return true;
      } catch (error) {
        this.log.error({ err: error, alarm: 'render' }, 'could not start a render worker');
        return false;
      }
    });
    return this.#queue;
  }

  /** Gives the live set in force a worker again: one revival for all who wait. */
  #revive(): Promise<void> {
    this.#reviving ??= this.#startUntilAlive();
    return this.#reviving;
  }

  /** What is in force is read at each turn: a switch before it may have replaced the dead worker already. */
  async #startUntilAlive(): Promise<void> {
    while (!this.isReady && !this.#stopped) {
      this.#failures = await pauseBeforeStart(this.#failures, this.#lastStart);
      await this.#inTurn(async () => {
        const stage = this.#stage;
        if (stage?.worker.isDead) await this.#switch(stage.live);
      });
    }
    this.#reviving = undefined;
  }

  async #switch(live: LiveSet): Promise<void> {
    this.#lastStart = Date.now();
    const { worker, broken, live: usable } = await startWarm(this.startWorker, live, this.log);
    if (broken.length > 0 && this.isReady) {
      // Visitors keep what works, while the watcher chooses what stands in for the broken release.
      this.#reportBroken(usable, broken);
      await worker.stop();
      return;
    }
    const old = this.#stage;
    this.#stage = { live: usable, worker };
    this.log.info(
      {
        snapshot: usable.snapshot.id,
        remotes: usable.snapshot.remotes.map((r) => `${r.name}@${r.version}`),
      },
      'rendering these releases',
    );
    old?.worker
      .drain()
      .catch((error: unknown) => this.log.warn({ err: error }, 'an old worker did not drain'));
    this.#reportBroken(usable, broken);
    void worker.ended.then(() => {
      if (this.#stage?.worker === worker && !this.#stopped) return this.#revive();
    });
  }

  /** Does not wait for what follows: that is a switch, whose turn comes when this one has ended. */
  #reportBroken(live: LiveSet, broken: readonly BrokenRemote[]): void {
    for (const { remote, message, hung } of broken) {
      const version = live.snapshot.remotes.find((r) => r.name === remote)?.version ?? 'unknown';
      this.log.error(
        { alarm: 'remote', remote, version, reason: message },
        'a released remote does not load',
      );
      this.onBroken(remote, version, { reason: message, hung }).catch((error: unknown) =>
        this.log.error({ err: error }, 'could not go back to an older release'),
      );
    }
  }
}

/** Waits for the work, but not for ever. */
async function withinLimit(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WORKER_WAIT_MS);
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}
