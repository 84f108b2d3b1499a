import { BusyError, NoWorkerError } from './render-errors';

/** Pages that one worker has under way at once: most of them wait for data, one at a time is rendered. */
export const SEATS_PER_WORKER = 24;

export interface SeatLimits {
  /** Pages that may wait for a seat; the next one is refused at once. */
  waiting: number;
  /** ms that a page waits for a seat while there are workers. */
  waitMs: number;
  /** ms that a page waits while there is no worker at all. */
  workerWaitMs: number;
}

export const DEFAULT_LIMITS: SeatLimits = { waiting: 100, waitMs: 3_000, workerWaitMs: 10_000 };

/** A place in a worker; to be given back when the page is done. */
export interface Seat<W> {
  worker: W;
  leave(): void;
}

interface Request<W> {
  alone: boolean;
  resolve: (seat: Seat<W>) => void;
  reject: (error: Error) => void;
  settle: () => void;
}

interface SeatWish {
  /** Wants a worker without any other page in it: what may end a worker must not take others along. */
  alone?: boolean;
  /** Aborts when nobody waits any more. */
  signal?: AbortSignal | undefined;
}

/**
 * Who renders what when: pages wait in one short queue and take the seat of the least busy worker, in
 * the order in which they came. Above the limit they are refused at once, so that nobody meets a time-out.
 */
export class Seats<W> {
  readonly #taken = new Map<W, number>();
  #queue: Request<W>[] = [];
  /** Kept free of new pages until it is empty, for the first in the queue that wants to be alone. */
  #reserved: W | undefined;

  constructor(
    private readonly limits: SeatLimits = DEFAULT_LIMITS,
    /** False for a worker that has ended already, though nobody has removed it yet. */
    private readonly isUsable: (worker: W) => boolean = () => true,
  ) {}

  get hasWorkers(): boolean {
    return this.#usable().length > 0;
  }

  /** Pages in workers and in the queue. */
  get load(): { underWay: number; waiting: number } {
    const underWay = [...this.#taken.values()].reduce((sum, count) => sum + count, 0);
    return { underWay, waiting: this.#queue.length };
  }

  add(worker: W): void {
    this.#taken.set(worker, 0);
    this.#assign();
  }

  remove(worker: W): void {
    this.#taken.delete(worker);
    if (this.#reserved === worker) this.#reserved = undefined;
    this.#assign();
  }

  /**
   * Waits for a seat.
   * @throws BusyError when too many wait already, or it takes too long; NoWorkerError when no worker
   *   comes; the signal's reason
   */
  take({ alone = false, signal }: SeatWish = {}): Promise<Seat<W>> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.#queue.length >= this.limits.waiting)
      return Promise.reject(new BusyError('Too many pages wait to be rendered'));
    return new Promise((resolve, reject) => {
      const giveUp = (error: Error) => {
        this.#queue = this.#queue.filter((other) => other !== request);
        request.settle();
        reject(error);
      };
      const onAbort = () => giveUp(signal?.reason);
      const { waitMs, workerWaitMs } = this.limits;
      let timer = setTimeout(() => {
        if (this.hasWorkers) return giveUp(new BusyError('The page waited too long for its turn'));
        timer = setTimeout(
          () => giveUp(new NoWorkerError('No render worker came in time')),
          workerWaitMs - waitMs,
        );
      }, waitMs);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      const request: Request<W> = { alone, resolve, reject, settle };
      this.#queue.push(request);
      this.#assign();
    });
  }

  /** Ends all waiting. */
  close(error: Error): void {
    const waiting = this.#queue;
    this.#queue = [];
    for (const { settle, reject } of waiting) {
      settle();
      reject(error);
    }
  }

  #assign(): void {
    for (const request of [...this.#queue]) {
      const worker = request.alone ? this.#emptyWorker() : this.#leastBusy();
      if (worker === undefined) continue;
      this.#queue = this.#queue.filter((other) => other !== request);
      request.settle();
      request.resolve(this.#seatIn(worker, request.alone ? SEATS_PER_WORKER : 1));
    }
  }

  /** Workers with their pages, the least busy one first. */
  #usable(): [W, number][] {
    return [...this.#taken]
      .filter(([worker]) => this.isUsable(worker))
      .sort(([, a], [, b]) => a - b);
  }

  #leastBusy(): W | undefined {
    return this.#usable().find(
      ([worker, count]) => worker !== this.#reserved && count < SEATS_PER_WORKER,
    )?.[0];
  }

  /** A worker with nothing in it; reserves the least busy one when there is none. */
  #emptyWorker(): W | undefined {
    const [least] = this.#usable();
    if (!least) return undefined;
    const [worker, count] = least;
    if (count === 0 && (this.#reserved === undefined || this.#reserved === worker)) {
      this.#reserved = undefined;
      return worker;
    }
    this.#reserved ??= worker;
    return undefined;
  }

  #seatIn(worker: W, size: number): Seat<W> {
    this.#taken.set(worker, (this.#taken.get(worker) ?? 0) + size);
    let isLeft = false;
    return {
      worker,
      leave: () => {
        const count = this.#taken.get(worker);
        if (isLeft || count === undefined) return;
        isLeft = true;
        this.#taken.set(worker, count - size);
        this.#assign();
      },
    };
  }
}
