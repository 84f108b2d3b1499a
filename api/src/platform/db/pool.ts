import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './db';
import * as schema from './schema/all';
import { transact } from './transaction';

/** There is no connection for this caller in time: it answers "busy" at once. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
}

export interface BoundedPoolConfig extends pg.PoolConfig {
  /** How many may wait for a connection; the next one is refused at once. */
  maxWaiting: number;
  /**
   * How long each may wait, in ms, while all connections are in use. Who would wait longer, by what a
   * connection is used for on average, is refused at once. Once one has waited in vain the queue does not
   * move, and nobody else waits until it does. Making a new connection has `connectionTimeoutMillis`.
   */
  maxWaitMs: number;
  /** Milliseconds of a clock that only rises. */
  clock?: () => number;
}

/** How much the newest use of a connection counts in what a use takes on average. */
const NEWEST_WEIGHT = 0.1;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool whose queue has an end, and whose connections may break at any moment: the pool takes its
 * own listener off a connection that is in use, and an error that nobody listens to ends the process.
 */
export class BoundedPool extends pg.Pool {
  readonly #maxWaiting: number;
  readonly #maxWaitMs: number;
  readonly #clock: () => number;
  readonly #takenAt = new WeakMap<pg.PoolClient, number>();
  /** How long a connection is used at a time, in ms: an average in which the newest uses count most. */
  #useMs = 0;
  /** True from when somebody waited in vain until a connection is given out. */
  #isStuck = false;

  constructor({
    maxWaiting,
    maxWaitMs,
    clock = () => performance.now(),
    ...config
  }: BoundedPoolConfig) {
    super(config);
    this.#maxWaiting = maxWaiting;
    this.#maxWaitMs = maxWaitMs;
    this.#clock = clock;
    this.on('connect', (client) => {
      // The query that ran on it fails as well, and whoever sent it answers for it.
      client.on('error', () => undefined);
    });
    this.on('acquire', (client) => {
      this.#isStuck = false;
      this.#takenAt.set(client, this.#clock());
    });
    this.on('release', (_error, client) => {
      const takenAt = this.#takenAt.get(client) ?? this.#clock();
      this.#useMs += (this.#clock() - takenAt - this.#useMs) * NEWEST_WEIGHT;
    });
    // An idle connection that breaks is replaced when the next one is wanted.
    this.on('error', () => undefined);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const client = this.#take();
    if (!callback) return client;
    client.then(
      (taken) => callback(undefined, taken, (error) => taken.release(error as Error | undefined)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  /** True while only few wait: who comes now has a connection in a moment. */
  get hasRoom(): boolean {
    return this.waitingCount < this.options.max;
  }

  /** True while the next caller would be refused. */
  get isFull(): boolean {
    return this.#mustWait && this.#isClosedBecause !== undefined;
  }

  /** True when every connection is in use, or promised to somebody who came before. */
  get #mustWait(): boolean {
    return this.totalCount >= this.options.max && this.idleCount <= this.waitingCount;
  }

  /** Why nobody else may join the queue now; undefined while somebody may. */
  get #isClosedBecause(): string | undefined {
    if (this.#isStuck) return 'which did not move for a while';
    if (this.waitingCount >= this.#maxWaiting) return 'which is full';
    const waitMs = ((this.waitingCount + 1) * this.#useMs) / this.options.max;
    return waitMs > this.#maxWaitMs
      ? `and one more would wait ${Math.round(waitMs)} ms`
      : undefined;
  }

  #take(): Promise<pg.PoolClient> {
    if (!this.#mustWait) return super.connect();
    const why = this.#isClosedBecause;
    if (why !== undefined) {
      const line = `${this.waitingCount} wait for a connection, ${why}`;
      return Promise.reject(new PoolBusyError(line));
    }
    return new Promise((done, fail) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        this.#isStuck = true;
        fail(new PoolBusyError(`No connection for ${this.#maxWaitMs} ms`));
      }, this.#maxWaitMs);
      super.connect().then(
        (client) => {
          clearTimeout(timer);
          // Whoever wanted it has gone.
          if (isLate) client.release();
          else done(client);
        },
        (error: Error) => {
          clearTimeout(timer);
          fail(error);
        },
      );
    });
  }
}

/** Drizzle on a pool, with our own transactions in place of its: see {@link transact}. */
export function openDb(pool: pg.Pool): Db {
  const db: Db = drizzle(pool, { schema });
  db.transaction = (work) => transact(pool, work);
  return db;
}
