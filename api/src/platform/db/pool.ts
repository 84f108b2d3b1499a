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
   * How long each may wait, in ms, while all connections are in use. Once one has waited in vain the
   * queue does not move, and nobody else waits until it does. Making a new connection has
   * `connectionTimeoutMillis`.
   */
  maxWaitMs: number;
}

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
  /** True from when somebody waited in vain until a connection is given out. */
  #isStuck = false;

  constructor({ maxWaiting, maxWaitMs, ...config }: BoundedPoolConfig) {
    super(config);
    this.#maxWaiting = maxWaiting;
    this.#maxWaitMs = maxWaitMs;
    this.on('connect', (client) => {
      // The query that ran on it fails as well, and whoever sent it answers for it.
      client.on('error', () => undefined);
    });
    this.on('acquire', () => {
      this.#isStuck = false;
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

  /** True when every connection is in use, or promised to somebody who came before. */
  get #mustWait(): boolean {
    return this.totalCount >= this.options.max && this.idleCount <= this.waitingCount;
  }

  #take(): Promise<pg.PoolClient> {
    if (!this.#mustWait) return super.connect();
    const { waitingCount } = this;
    if (this.#isStuck || waitingCount >= this.#maxWaiting) {
      const why = this.#isStuck ? 'which did not move for a while' : 'which is full';
      return Promise.reject(new PoolBusyError(`${waitingCount} wait for a connection, ${why}`));
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
