import { PageTimes, queueLimit } from './page-times';
import { SEATS_PER_WORKER, type SeatLimits } from './seat-limits';

/** What a worker says of itself. */
export interface WorkerState<W> {
  /** False when it has ended already, though nobody has removed it yet. */
  isUsable: (worker: W) => boolean;
  /** True while it does not answer: it may be blocked by a page. */
  isInDoubt: (worker: W) => boolean;
}

/** Which workers there are, how many of their seats are taken, and what a page costs them at the moment. */
export class Occupancy<W> {
  readonly #taken = new Map<W, number>();
  readonly #times = new PageTimes();
  /** Worker whose seats are all taken → when the last one was taken, or when it gave its last answer since. */
  readonly #fullSince = new Map<W, number>();
  /** The worker that gets no new pages until it is empty, for the first page in the queue that has to be alone. */
  #reserved: W | undefined;

  readonly #limits: SeatLimits;
  readonly #state: WorkerState<W>;

  constructor(limits: SeatLimits, state: WorkerState<W>) {
    this.#limits = limits;
    this.#state = state;
  }

  get hasWorkers(): boolean {
    return this.#usable().length > 0;
  }

  /** Seats that are taken, in all workers. */
  get taken(): number {
    return [...this.#taken.values()].reduce((sum, count) => sum + count, 0);
  }

  /** How many pages may wait at the moment. */
  get waitingLimit(): number {
    return this.#limitOf(this.#limits.waitMs);
  }

  /** How many of those that wait already can be answered before they are given up. */
  get keepingLimit(): number {
    return this.#limitOf(this.#limits.giveUpMs);
  }

  #limitOf(withinMs: number): number {
    const workers = this.#usable().length;
    if (workers === 0) return this.#limits.waitingForWorker;
    const pageMs = this.#times.typicalMs;
    return queueLimit({ workers, seats: this.#seats, pageMs, withinMs });
  }

  add(worker: W): void {
    this.#taken.set(worker, 0);
  }

  remove(worker: W): void {
    this.#taken.delete(worker);
    this.#fullSince.delete(worker);
    if (this.#reserved === worker) this.#reserved = undefined;
  }

  /** The worker with a free seat that has least to do; one in doubt only where all are. */
  leastBusy(): W | undefined {
    const seats = this.#seats;
    const usable = this.#usable();
    const certain = usable.filter(([worker]) => !this.#state.isInDoubt(worker));
    return (certain.length > 0 ? certain : usable).find(
      ([worker, count]) => worker !== this.#reserved && count < seats,
    )?.[0];
  }

  /** A worker with nothing in it; reserves the least busy one when there is none. */
  emptyWorker(): W | undefined {
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

  /** @param size in seats: all of a worker for a page that is alone in it */
  occupy(worker: W, size: number): void {
    const taken = (this.#taken.get(worker) ?? 0) + size;
    this.#taken.set(worker, taken);
    if (taken >= this.#seats) this.#fullSince.set(worker, performance.now());
  }

  /** @returns false when the worker has gone meanwhile */
  vacate(worker: W, size: number): boolean {
    const count = this.#taken.get(worker);
    if (count === undefined) return false;
    this.#noteAnswer(worker, size);
    this.#taken.set(worker, count - size);
    return true;
  }

  /** Seats of a worker at the moment: no more than it answers in time. */
  get #seats(): number {
    const inTime = Math.floor(this.#limits.waitMs / Math.max(this.#times.typicalMs, 1));
    return Math.min(SEATS_PER_WORKER, Math.max(1, inTime));
  }

  /** Workers with their pages, the least busy one first. */
  #usable(): [W, number][] {
    return [...this.#taken]
      .filter(([worker]) => this.#state.isUsable(worker))
      .sort(([, a], [, b]) => a - b);
  }

  /** Measures what a page costs: only a worker with all seats taken, by pages that share it, shows that. */
  #noteAnswer(worker: W, size: number): void {
    const since = this.#fullSince.get(worker);
    this.#fullSince.delete(worker);
    if (since !== undefined && size === 1) this.#times.add(performance.now() - since);
  }
}
