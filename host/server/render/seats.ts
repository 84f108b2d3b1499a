import { PageTimes, queueLimit } from './page-times';
import { BusyError, NoWorkerError } from './render-errors';

/** Pages that one worker has under way at once: most of them wait for data, one at a time is rendered. */
const SEATS_PER_WORKER = 12;

export interface SeatLimits {
  /**
   * ms within which a page that waits is to be answered. How many may wait follows from it and from the
   * time that pages take at the moment; the next one is refused at once.
   */
  waitMs: number;
  /** ms that a page waits while there is no worker at all. */
  workerWaitMs: number;
  /** Pages that may wait then. */
  waitingForWorker: number;
}

export const DEFAULT_LIMITS: SeatLimits = {
  waitMs: 2_000,
  workerWaitMs: 10_000,
  waitingForWorker: 100,
};

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
 * the order in which they came. Who could not be answered in time is refused at once: when it comes, or
 * as soon as pages turn out to take longer. So nobody meets a time-out.
 */
export class Seats<W> {
  readonly #taken = new Map<W, number>();
  readonly #times = new PageTimes();
  /** Since when all seats of a worker are taken, or since its last answer while they are. */
  readonly #fullSince = new Map<W, number>();
  #queue: Request<W>[] = [];
  /** Kept free of new pages until it is empty, for the first in the queue that wants to be alone. */
  #reserved: W | undefined;

  readonly #limits: SeatLimits;
  readonly #isUsable: (worker: W) => boolean;

  /** @param isUsable false for a worker that has ended already, though nobody has removed it yet */
  constructor(limits: SeatLimits = DEFAULT_LIMITS, isUsable: (worker: W) => boolean = () => true) {
    this.#limits = limits;
    this.#isUsable = isUsable;
  }

  get hasWorkers(): boolean {
    return this.#usable().length > 0;
  }

  /** Pages in workers and in the queue. */
  get load(): { underWay: number; waiting: number } {
    const underWay = [...this.#taken.values()].reduce((sum, count) => sum + count, 0);
    return { underWay, waiting: this.#queue.length };
  }

  /** True when the next page would be refused. */
  get isFull(): boolean {
    return this.#leastBusy() === undefined && this.#queue.length >= this.#limit;
  }

  add(worker: W): void {
    this.#taken.set(worker, 0);
    this.#assign();
  }

  remove(worker: W): void {
    this.#taken.delete(worker);
    this.#fullSince.delete(worker);
    if (this.#reserved === worker) this.#reserved = undefined;
    this.#assign();
  }

  /** Seats of a worker at the moment: no more than it answers in time. */
  get #seats(): number {
    const inTime = Math.floor(this.#limits.waitMs / Math.max(this.#times.typicalMs, 1));
    return Math.min(SEATS_PER_WORKER, Math.max(1, inTime));
  }

  /** How many pages may wait at the moment. */
  get #limit(): number {
    const { waitMs, waitingForWorker } = this.#limits;
    const workers = this.#usable().length;
    if (workers === 0) return waitingForWorker;
    const pageMs = this.#times.typicalMs;
    return queueLimit({ workers, seats: this.#seats, pageMs, withinMs: waitMs });
  }

  /**
   * Waits for a seat.
   * @throws BusyError when too many wait already, or it takes too long; NoWorkerError when no worker
   *   comes; the signal's reason
   */
  take({ alone = false, signal }: SeatWish = {}): Promise<Seat<W>> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const giveUp = (error: Error) => this.#giveUp(request, error);
      const onAbort = () => giveUp(signal?.reason);
      const { waitMs, workerWaitMs } = this.#limits;
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
      this.#refuseLast();
    });
  }

  /** Ends all waiting. */
  close(error: Error): void {
    for (const request of this.#queue) this.#giveUp(request, error);
  }

  #giveUp(request: Request<W>, error: Error): void {
    this.#queue = this.#queue.filter((other) => other !== request);
    request.settle();
    request.reject(error);
  }

  /** Tells those who came last, and could not be answered in time. */
  #refuseLast(): void {
    for (const request of this.#queue.slice(this.#limit))
      this.#giveUp(request, new BusyError('Too many pages wait to be rendered'));
  }

  #assign(): void {
    let hasSeats = true;
    for (const request of [...this.#queue]) {
      if (!request.alone && !hasSeats) continue;
      const worker = request.alone ? this.#emptyWorker() : this.#leastBusy();
      if (!request.alone) hasSeats = worker !== undefined;
      if (worker === undefined) continue;
      this.#queue = this.#queue.filter((other) => other !== request);
      request.settle();
      request.resolve(this.#seatIn(worker, request.alone ? SEATS_PER_WORKER : 1));
    }
  }

  /** Workers with their pages, the least busy one first. */
  #usable(): [W, number][] {
    return [...this.#taken]
      .filter(([worker]) => this.#isUsable(worker))
      .sort(([, a], [, b]) => a - b);
  }

  #leastBusy(): W | undefined {
    const seats = this.#seats;
    return this.#usable().find(
      ([worker, count]) => worker !== this.#reserved && count < seats,
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

  /** Measures what a page costs: only a worker with all seats taken, by pages that share it, shows that. */
  #noteAnswer(worker: W, size: number): void {
    const since = this.#fullSince.get(worker);
    this.#fullSince.delete(worker);
    if (since !== undefined && size === 1) this.#times.add(performance.now() - since);
  }

  #seatIn(worker: W, size: number): Seat<W> {
    const taken = (this.#taken.get(worker) ?? 0) + size;
    this.#taken.set(worker, taken);
    if (taken >= this.#seats) this.#fullSince.set(worker, performance.now());
    let isLeft = false;
    return {
      worker,
      leave: () => {
        const count = this.#taken.get(worker);
        if (isLeft || count === undefined) return;
        isLeft = true;
        this.#noteAnswer(worker, size);
        this.#taken.set(worker, count - size);
        this.#assign();
        this.#refuseLast();
      },
    };
  }
}
