import type { FastifyBaseLogger } from 'fastify';
import type { LiveSet } from '../releases/live-set';
import { WorkerGoneError } from './render-errors';
import { DEFAULT_LIMITS } from './seat-limits';
import { Seats } from './seats';
import { pauseBeforeStart, STEADY_MS } from './start-pause';
import type { PageWorker, WarmStart } from './start-warm';

interface PoolOptions {
  /** How many workers render this live set. */
  size: number;
  /**
   * Starts one more worker for the live set and warms it, when its turn comes.
   * @returns undefined when none is wanted any more
   */
  startOne: (live: LiveSet) => Promise<WarmStart | undefined>;
  /** Called with what a worker of this pool could not load. */
  onBroken: (start: WarmStart) => void;
  log: FastifyBaseLogger;
}

interface AskOptions {
  alone?: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * The workers of one live set. One is enough to begin with; the others follow, and one that ends is
 * replaced, at growing distance when it does not live long.
 */
export class WorkerPool {
  readonly #seats = new Seats<PageWorker>(DEFAULT_LIMITS, {
    isUsable: ({ isDead }) => !isDead,
    isInDoubt: (worker) => worker.isInDoubt,
  });
  readonly #workers = new Set<PageWorker>();
  #live: LiveSet;
  #filling: Promise<void> | undefined;
  #isClosed = false;
  /** How many workers in a row did not start or died young. */
  #failures = 0;

  readonly #options: PoolOptions;

  constructor(first: WarmStart, options: PoolOptions) {
    this.#options = options;

    this.#live = first.live;
    this.#add(first.worker);
  }

  get live(): LiveSet {
    return this.#live;
  }

  /**
   * Whether these workers render that live set already; then they go on under its name, with what is
   * said of its problems.
   */
  takesOver(live: LiveSet): boolean {
    const isSame =
      this.isReady &&
      live.snapshot.id === this.#live.snapshot.id &&
      JSON.stringify(live.serverEntries) === JSON.stringify(this.#live.serverEntries);
    if (isSame) this.#live = live;
    return isSame;
  }

  get isReady(): boolean {
    return this.#seats.hasWorkers;
  }

  /** Workers that are warm. */
  get warm(): number {
    return this.#workers.size;
  }

  /** True when the next page would be refused. */
  get isFull(): boolean {
    return this.#seats.isFull;
  }

  get load(): { underWay: number; waiting: number } {
    return this.#seats.load;
  }

  /**
   * Asks the worker that has least to do.
   * @throws WorkerGoneError when the worker or the pool ended before the answer; what Seats and the worker throw
   */
  async ask<T>(question: (worker: PageWorker) => Promise<T>, options: AskOptions): Promise<T> {
    if (this.#isClosed) throw new WorkerGoneError('These workers are replaced', true);
    const seat = await this.#seats.take(options);
    try {
      return await question(seat.worker);
    } finally {
      seat.leave();
    }
  }

  /** Starts workers until the pool is full. */
  fill(): void {
    this.#filling ??= this.#startUntilFull().finally(() => {
      this.#filling = undefined;
    });
  }

  /** Takes no more pages; those under way finish, then the workers end. */
  async drain(): Promise<void> {
    this.#close();
    await Promise.all([...this.#workers].map((worker) => worker.drain()));
  }

  async stop(): Promise<void> {
    this.#close();
    await Promise.all([...this.#workers].map((worker) => worker.stop()));
  }

  #close(): void {
    this.#isClosed = true;
    this.#seats.close(new WorkerGoneError('These workers are replaced', true));
  }

  #add(worker: PageWorker): void {
    const started = performance.now();
    this.#workers.add(worker);
    this.#seats.add(worker);
    void worker.ended.then(() => {
      this.#failures = performance.now() - started < STEADY_MS ? this.#failures + 1 : 0;
      this.#workers.delete(worker);
      this.#seats.remove(worker);
      if (!this.#isClosed) this.fill();
    });
  }

  async #startUntilFull(): Promise<void> {
    while (!this.#isClosed && this.#workers.size < this.#options.size) {
      const pause = pauseBeforeStart(this.#failures);
      if (pause > 0) await new Promise<void>((resolve) => setTimeout(resolve, pause).unref());
      await this.#startOne().catch((error: unknown) => {
        this.#failures += 1;
        this.#options.log.error({ err: error, alarm: 'render' }, 'could not start a render worker');
      });
    }
  }

  async #startOne(): Promise<void> {
    const start = await this.#options.startOne(this.#live);
    if (!start) return;
    // Beside a worker that has everything, one that lacks a remote is of no use; alone it is better than none.
    const isLess = start.broken.length > 0 && this.isReady;
    if (isLess) this.#failures += 1;
    if (this.#isClosed || isLess) return start.worker.stop();
    this.#live = start.live;
    this.#add(start.worker);
    if (start.broken.length > 0) this.#options.onBroken(start);
  }
}
