import { Occupancy, type WorkerState } from './occupancy';
import { BusyError, NoWorkerError } from './render-errors';
import { DEFAULT_LIMITS, SEATS_PER_WORKER, type SeatLimits } from './seat-limits';

/** A place in a worker; to be given back when the page is done. */
export interface Seat<W> {
  worker: W;
  leave(): void;
}

/** Who came no longer ago than so many ms can still be refused as if at once: the words need some more to arrive. */
const AT_ONCE_MS = 85;

interface Request<W> {
  alone: boolean;
  since: number;
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
 * when pages turn out to take longer a moment later. Who has waited for longer than that moment is sent away only
 * when pages take so much longer that waiting would be in vain.
 */
export class Seats<W> {
  #queue: Request<W>[] = [];

  readonly #occupancy: Occupancy<W>;
  readonly #limits: SeatLimits;

  /** @param state what a worker says of itself: usable and in no doubt, unless given */
  constructor(limits: SeatLimits = DEFAULT_LIMITS, state: Partial<WorkerState<W>> = {}) {
    this.#limits = limits;
    const { isUsable = () => true, isInDoubt = () => false } = state;
    this.#occupancy = new Occupancy(limits, { isUsable, isInDoubt });
  }

  get hasWorkers(): boolean {
    return this.#occupancy.hasWorkers;
  }

  /** Pages in workers and in the queue. */
  get load(): { underWay: number; waiting: number } {
    return { underWay: this.#occupancy.taken, waiting: this.#queue.length };
  }

  /** True when the next page would be refused. */
  get isFull(): boolean {
    const occupancy = this.#occupancy;
    return occupancy.leastBusy() === undefined && this.#queue.length >= occupancy.waitingLimit;
  }

  add(worker: W): void {
    this.#occupancy.add(worker);
    this.#assign();
  }

  remove(worker: W): void {
    this.#occupancy.remove(worker);
    this.#assign();
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
      const { giveUpMs, workerWaitMs } = this.#limits;
      let timer = setTimeout(() => {
        if (this.hasWorkers) return giveUp(new BusyError('The page waited too long for its turn'));
        timer = setTimeout(
          () => giveUp(new NoWorkerError('No render worker came in time')),
          workerWaitMs - giveUpMs,
        );
      }, giveUpMs);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      const request: Request<W> = { alone, since: performance.now(), resolve, reject, settle };
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
    const { waitingLimit, keepingLimit } = this.#occupancy;
    const now = performance.now();
    const refused = this.#queue.filter(
      ({ since }, place) =>
        place >= keepingLimit || (place >= waitingLimit && now - since < AT_ONCE_MS),
    );
    for (const request of refused)
      this.#giveUp(request, new BusyError('Too many pages wait to be rendered'));
  }

  #assign(): void {
    let hasSeats = true;
    for (const request of [...this.#queue]) {
      if (!request.alone && !hasSeats) continue;
      const worker = request.alone ? this.#occupancy.emptyWorker() : this.#occupancy.leastBusy();
      if (!request.alone) hasSeats = worker !== undefined;
      if (worker === undefined) continue;
      this.#queue = this.#queue.filter((other) => other !== request);
      request.settle();
      request.resolve(this.#seatIn(worker, request.alone ? SEATS_PER_WORKER : 1));
    }
  }

  #seatIn(worker: W, size: number): Seat<W> {
    this.#occupancy.occupy(worker, size);
    let isLeft = false;
    return {
      worker,
      leave: () => {
        if (isLeft || !this.#occupancy.vacate(worker, size)) return;
        isLeft = true;
        this.#assign();
        this.#refuseLast();
      },
    };
  }
}
