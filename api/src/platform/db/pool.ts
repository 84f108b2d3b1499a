import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './db';
import * as schema from './schema/all';
import { transact } from './transaction';

/** More than the pool may keep waiting want a connection: the caller answers "busy" at once. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
  constructor(waiting: number) {
    super(`${waiting} requests wait for a database connection already`);
  }
}

export interface BoundedPoolConfig extends pg.PoolConfig {
  /** How many may wait for a connection; the next one is refused at once. */
  maxWaiting: number;
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

  constructor({ maxWaiting, ...config }: BoundedPoolConfig) {
    super(config);
    this.#maxWaiting = maxWaiting;
    this.on('connect', (client) => {
      // The query that ran on it fails as well, and whoever sent it answers for it.
      client.on('error', () => undefined);
    });
    // An idle connection that breaks is replaced when the next one is wanted.
    this.on('error', () => undefined);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (this.waitingCount >= this.#maxWaiting) {
      const error = new PoolBusyError(this.waitingCount);
      if (!callback) return Promise.reject(error);
      callback(error, undefined, () => undefined);
      return undefined;
    }
    if (!callback) return super.connect();
    super.connect(callback);
    return undefined;
  }
}

/** Drizzle on a pool, with our own transactions in place of its: see {@link transact}. */
export function openDb(pool: pg.Pool): Db {
  const db: Db = drizzle(pool, { schema });
  db.transaction = (work) => transact(pool, work);
  return db;
}
