import type { FastifyBaseLogger } from 'fastify';
import { FormerSets } from '../releases/former-sets';
import type { LiveSet, Refusal } from '../releases/live-set';
import { NoWorkerError, PageFaultError, WorkerGoneError } from './render-errors';
import { type PageWorker, type StartWorker, startWarm, type WarmStart } from './start-warm';
import { WorkerPool } from './worker-pool';

export interface LiveWorkersOptions {
  startWorker: StartWorker;
  /** Workers that render at once. */
  size: number;
  log: FastifyBaseLogger;
  /** A release that a worker could not load. */
  onBroken: (remote: string, version: string, refusal: Refusal) => Promise<unknown>;
}

/**
 * The workers of the live set in force. Each change of the live set gets fresh workers: start one, warm
 * it, switch, drain the old ones, start the others. One that dies is replaced at once, and what it was
 * asked goes to another (docs/server-rendering.md).
 */
export class LiveWorkers {
  #pool: WorkerPool | undefined;
  /** Starts of workers, one after the other: a switch to a new live set goes before what the old one lacks. */
  #queue: Promise<unknown> = Promise.resolve();
  #stopped = false;
  readonly #former = new FormerSets();

  readonly #options: LiveWorkersOptions;

  constructor(options: LiveWorkersOptions) {
    this.#options = options;
  }

  get isReady(): boolean {
    return this.#pool?.isReady ?? false;
  }

  get live(): LiveSet | undefined {
    return this.#pool?.live;
  }

  /** Sets that this one replaced a moment ago, whose pages may stand in for it; the newest first. */
  get former(): readonly LiveSet[] {
    return this.#former.current;
  }

  /** Sets before this one of which somebody may have a page open; none that was taken back. */
  get open(): readonly LiveSet[] {
    return this.#former.open;
  }

  /** True when the next page would be refused. */
  get isFull(): boolean {
    return this.#pool?.isFull ?? false;
  }

  /** Pages in workers and in the queue. */
  get load(): { underWay: number; waiting: number } {
    return this.#pool?.load ?? { underWay: 0, waiting: 0 };
  }

  /** Workers that are warm. */
  get warm(): number {
    return this.#pool?.warm ?? 0;
  }

  /**
   * Switches to a live set once a worker is warm for it; changes that come meanwhile wait their turn.
   * @param isRebuilt its code has changed, though its name has not (development)
   * @returns false when no worker started for it: the old ones stay in force, and the caller tries again
   */
  switchTo(live: LiveSet, { isRebuilt = false } = {}): Promise<boolean> {
    return this.#inTurn(async () => {
      if (this.#stopped) return false;
      // E.g. the store goes back to it after a release that did not load: its workers were never replaced.
      if (!isRebuilt && this.#pool?.takesOver(live)) return true;
      await this.#switch(live);
      return true;
    }).catch((error: unknown) => {
      this.#options.log.error({ err: error, alarm: 'render' }, 'could not start a render worker');
      return false;
    });
  }

  /**
   * Asks a worker; when it ends before the answer, another one. What may have ended it is asked alone
   * then: if that worker ends as well, nobody else has done it.
   * @throws NoWorkerError when there is no worker; BusyError when too many pages wait; PageFaultError
   *   when the question ended its worker twice; the signal's reason; what the worker throws
   */
  async ask<T>(
    question: (worker: PageWorker, live: LiveSet) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    for (let alone = false; ; ) {
      const pool = this.#pool;
      if (!pool || this.#stopped) throw new NoWorkerError('No render worker is warm');
      try {
        return await pool.ask((worker) => question(worker, pool.live), { alone, signal });
      } catch (error) {
        if (!(error instanceof WorkerGoneError)) throw error;
        if (alone && !error.isInnocent)
          throw new PageFaultError('The page ended the render worker, alone in it');
        alone ||= !error.isInnocent;
      }
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#queue;
    await this.#pool?.stop();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    // Whoever asked for this switch is told; the next one waits only for its end.
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  #start(live: LiveSet): Promise<WarmStart> {
    return startWarm(this.#options.startWorker, live, this.#options.log);
  }

  async #switch(live: LiveSet): Promise<void> {
    const { log, size } = this.#options;
    const first = await this.#start(live);
    if (first.broken.length > 0 && this.isReady) {
      // Visitors keep what works, while the watcher chooses what stands in for the broken release.
      this.#reportBroken(first);
      await first.worker.stop();
      return;
    }
    const old = this.#pool;
    const pool: WorkerPool = new WorkerPool(first, {
      size,
      log,
      startOne: (current) =>
        this.#inTurn(async () =>
          this.#stopped || this.#pool !== pool ? undefined : this.#start(current),
        ),
      onBroken: (start) => this.#reportBroken(start),
    });
    this.#pool = pool;
    if (old) this.#former.replace(old.live, first.live);
    const { snapshot } = first.live;
    const remotes = snapshot.remotes.map((r) => `${r.name}@${r.version}`);
    log.info({ snapshot: snapshot.id, remotes }, 'rendering these releases');
    old?.drain().catch((error: unknown) => log.warn({ err: error }, 'old workers did not drain'));
    this.#reportBroken(first);
    pool.fill();
  }

  /** Does not wait for what follows: that is a switch, whose turn comes when this one has ended. */
  #reportBroken({ live, broken }: WarmStart): void {
    const { log, onBroken } = this.#options;
    for (const { remote, message, hung } of broken) {
      const version = live.snapshot.remotes.find((r) => r.name === remote)?.version ?? 'unknown';
      log.error(
        { alarm: 'remote', remote, version, reason: message },
        'a released remote does not load',
      );
      onBroken(remote, version, { reason: message, hung }).catch((error: unknown) =>
        log.error({ err: error }, 'could not go back to an older release'),
      );
    }
  }
}
