import type { BoundedPool } from '../db/pool';

/** More writes came than are done in time: it answers "busy" at once. */
export class WritesBusyError extends Error {
  override readonly name = 'WritesBusyError';
}

interface WriteQueueOptions {
  /** Where writes get their connections. */
  pool: Pick<BoundedPool, 'hasRoom' | 'isFull'>;
  /** How many may wait; the next one is refused at once. */
  maxWaiting: number;
  /** Who would wait for longer, in ms, by how soon others began, is refused at once. */
  maxWaitMs: number;
}

/**
 * How many writes begin in one turn of the event loop. Each takes a millisecond or two until it asks the database, and
 * everybody else who came in that turn waits for so long, those who are refused too.
 */
const PER_TURN = 2;
/** How often it is looked, in ms, whether the pool has room again. */
const LOOK_MS = 2;
/** How much the newest turn counts in how soon a write begins on average. */
const NEWEST_WEIGHT = 0.05;

const NO_ROOM = 'The connections of writes have no room';

interface Waiting {
  begin: () => void;
  refuse: (error: WritesBusyError) => void;
}

/**
 * Where writes wait until there is a connection and a turn for them, before anything of their bodies is read. So what
 * is over the capacity costs very little, and is refused without any wait, however much came with it. Who is let in is
 * not refused any more, unless the database stops answering; also not when it waits for somebody else in between, as an
 * order for the payment provider: many of those are answered in one moment, and would crowd the connections.
 */
export class WriteQueue {
  readonly #options: WriteQueueOptions;
  readonly #waiting: Waiting[] = [];
  /** Writes that were let in before: they go on before any other begins. */
  readonly #returning: Waiting[] = [];
  /** How many have begun in this turn of the event loop. */
  #begun = 0;
  /** How many have gone on in this turn. */
  #resumed = 0;
  /** When the last one of the queue began, or the first one came into it. */
  #movedAt = 0;
  /** After how many ms the next one of the queue begins: an average in which the newest turns count most. */
  #eachMs = 0;
  #isTurnComing = false;

  constructor(options: WriteQueueOptions) {
    this.#options = options;
  }

  /** Resolves when a write may begin. @throws WritesBusyError at once, when it would have to wait for too long */
  enter(): Promise<void> {
    const why = this.#closedBecause;
    if (why !== undefined) return Promise.reject(new WritesBusyError(why));
    this.#comeToTurn();
    if (this.#waiting.length === 0 && this.#returning.length === 0 && this.#canBegin) {
      this.#begun += 1;
      this.#average(0);
      return Promise.resolve();
    }
    if (this.#waiting.length === 0) this.#movedAt = performance.now();
    return new Promise((begin, refuse) => this.#waiting.push({ begin, refuse }));
  }

  /**
   * Resolves when a write that was let in before may go on, after it has waited for somebody else with no connection.
   * @throws WritesBusyError when the database stopped answering
   */
  resume(): Promise<void> {
    if (this.#options.pool.isFull) return Promise.reject(new WritesBusyError(NO_ROOM));
    this.#comeToTurn();
    if (this.#returning.length === 0 && this.#canResume) {
      this.#resumed += 1;
      return Promise.resolve();
    }
    return new Promise((begin, refuse) => this.#returning.push({ begin, refuse }));
  }

  get #canBegin(): boolean {
    return this.#begun < PER_TURN && this.#options.pool.hasRoom;
  }

  get #canResume(): boolean {
    return this.#resumed < PER_TURN && this.#options.pool.hasRoom;
  }

  /** Why nobody else may join the queue now; undefined while somebody may. */
  get #closedBecause(): string | undefined {
    const { pool, maxWaiting, maxWaitMs } = this.#options;
    const { length } = this.#waiting;
    if (pool.isFull) return NO_ROOM;
    if (length >= maxWaiting) return `${length} writes wait`;
    // Whoever finds nobody waiting is let in, however long others took: so the guess becomes better again.
    const waitMs = length * this.#eachMs;
    return waitMs > maxWaitMs ? `One more write would wait ${Math.round(waitMs)} ms` : undefined;
  }

  /** @param ms of the newest turn; a machine that stood still says nothing of the next one */
  #average(ms: number): void {
    const counted = Math.min(ms, this.#options.maxWaitMs);
    this.#eachMs += (counted - this.#eachMs) * NEWEST_WEIGHT;
  }

  #comeToTurn(): void {
    if (this.#isTurnComing) return;
    this.#isTurnComing = true;
    const turn = () => {
      this.#isTurnComing = false;
      this.#turn();
    };
    const mustWait = this.#waiting.length + this.#returning.length > 0;
    if (mustWait && !this.#options.pool.hasRoom) setTimeout(turn, LOOK_MS);
    else setImmediate(turn);
  }

  #turn(): void {
    this.#begun = 0;
    this.#resumed = 0;
    if (this.#options.pool.isFull) this.#refuseAll();
    while (this.#returning.length > 0 && this.#canResume) {
      this.#resumed += 1;
      this.#returning.shift()?.begin();
    }
    const waited = this.#waiting.length;
    while (this.#waiting.length > 0 && this.#returning.length === 0 && this.#canBegin) {
      this.#begun += 1;
      this.#waiting.shift()?.begin();
    }
    const begun = waited - this.#waiting.length;
    if (begun > 0) {
      const now = performance.now();
      this.#average((now - this.#movedAt) / begun);
      this.#movedAt = now;
    }
    if (this.#waiting.length + this.#returning.length > 0) this.#comeToTurn();
  }

  /** The connections take nobody any more: the database stopped answering. */
  #refuseAll(): void {
    for (const { refuse } of [...this.#returning.splice(0), ...this.#waiting.splice(0)])
      refuse(new WritesBusyError(NO_ROOM));
  }
}
