import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Tx } from './db';
import { isConnectionLost } from './lost-connection';

/**
 * The connection went away between COMMIT and its answer: the database may have kept the writes or
 * not. The caller answers "busy"; the same Idempotency-Key later finds out.
 */
export class CommitUnknownError extends Error {
  override readonly name = 'CommitUnknownError';
  constructor(cause: unknown) {
    super('The connection was lost while the transaction was committed', { cause });
  }
}

const dialect = new PgDialect();

const onClient = (client: pg.PoolClient): Tx =>
  new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined) as Tx;

/** True when the server itself said no to a COMMIT: then nothing was kept. */
const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR';

async function commit(client: pg.PoolClient): Promise<void> {
  let command: string;
  try {
    ({ command } = await client.query('commit'));
  } catch (error) {
    throw isRefusal(error) ? error : new CommitUnknownError(error);
  }
  // Postgres answers ROLLBACK when a failed statement was swallowed on the way.
  if (command !== 'COMMIT') throw new Error('The transaction was undone by a failed statement');
}

/** Undoes what was done. Gives an error when the connection cannot be used any more. */
async function rollBack(client: pg.PoolClient, cause: unknown): Promise<Error | undefined> {
  if (isConnectionLost(cause)) return cause as Error;
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/**
 * Runs work in a transaction on a connection of the pool. A connection that was lost, or whose state
 * is not known, never goes back to the pool.
 * @throws CommitUnknownError when nobody can say whether the writes were kept; else what work threw,
 *   and then nothing was kept
 */
export async function transact<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin').catch((error: Error) => {
      broken = error;
      throw error;
    });
    let result: T;
    try {
      result = await work(onClient(client));
    } catch (error) {
      broken = await rollBack(client, error);
      throw error;
    }
    await commit(client).catch((error: Error) => {
      broken = error;
      throw error;
    });
    return result;
  } finally {
    client.release(broken);
  }
}
