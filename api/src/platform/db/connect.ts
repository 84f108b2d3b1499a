import { StartError } from '@site/server';
import pg from 'pg';
import type { Config } from '../config/config';
import type { Db } from './db';
import { EmbeddedPostgres } from './embedded/embedded-postgres';
import { BoundedPool, openDb } from './pool';

export interface Database {
  /** For writes, and for reads that belong to one. Reads of pages cannot take its connections. */
  db: Db;
  pool: BoundedPool;
  /** For reads. Takes no connection from the writes. */
  reads: Db;
  /** One connection that says whether the database answers, however many wait for the others. */
  probe: Db;
  /** How to reach the database, for a connection of one's own. */
  connection: pg.ClientConfig;
  /** Ends the pools, then leaves the embedded server. */
  close(): Promise<void>;
  /** Leaves the embedded server at once, whatever is asked on it: for a process that ends in the middle. */
  leave(): Promise<void>;
}

// numeric and bigint arrive as strings from pg; ours are paise and counts, which fit a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Over what the server allows a statement: a connection that went silent is given up then. */
const SILENCE_MS = 2_000;

/** A caller who waits longer, in ms, for one of the connections or for his turn is better told to come back. */
export const MAX_WAIT_MS = 1_500;

/**
 * Opens the pools on DATABASE_URL, or on the embedded server, and checks that acknowledged means on
 * disk. @throws StartError in one line when it cannot be reached or would lose data.
 */
export async function connectDatabase(
  config: Config,
  log: (line: string) => void,
  { isCommand = false }: { isCommand?: boolean } = {},
): Promise<Database> {
  const embedded = config.databaseUrl
    ? undefined
    : await EmbeddedPostgres.start({
        dataDir: config.dataDir,
        packageHome: config.apiHome,
        uid: config.pgUid,
        database: 'site',
        log,
      });
  const connection = embedded ? embedded.connection : { connectionString: config.databaseUrl };
  const open = (max: number, name: string) =>
    new BoundedPool({
      ...connection,
      max,
      maxWaiting: config.dbMaxWaiting,
      maxWaitMs: MAX_WAIT_MS,
      connectionTimeoutMillis: 5_000,
      statement_timeout: config.dbStatementTimeoutMs,
      // A command copies whole tables, for as long as that takes.
      query_timeout: isCommand ? 0 : config.dbStatementTimeoutMs + SILENCE_MS,
      idle_in_transaction_session_timeout: 30_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: name,
    });
  const pool = open(config.dbPoolMax - config.dbPoolReads, 'api');
  const readPool = open(config.dbPoolReads, 'api-reads');
  const probePool = open(1, 'api-probe');
  let isClosing = false;
  for (const each of [pool, readPool, probePool]) {
    each.on('error', (error) => {
      // A pool has ended before its connections have: the embedded server may be the first to close one.
      if (!isClosing) log(`idle database connection lost: ${error.message}`);
    });
  }
  const close = async () => {
    isClosing = true;
    await Promise.all([pool.end(), readPool.end(), probePool.end()]);
    await embedded?.stop();
  };
  const leave = async () => {
    isClosing = true;
    await embedded?.stop();
  };
  try {
    await checkDurability(pool, embedded !== undefined, log);
  } catch (error) {
    await close();
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot reach the database: ${(error as Error).message}`);
  }
  const [db, reads, probe] = [openDb(pool), openDb(readPool), openDb(probePool)];
  return { db, pool, reads, probe, connection, close, leave };
}

async function checkDurability(pool: pg.Pool, isEmbedded: boolean, log: (line: string) => void) {
  const answer = await pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')",
  );
  const off = answer.rows.filter((row) => row.setting === 'off').map((row) => row.name);
  if (off.length === 0) return;
  const line = `The database loses acknowledged data on a crash: ${off.join(', ')} is off. Switch it on.`;
  // Some file systems make full_page_writes needless: the operator of a server may know that.
  if (isEmbedded || off.some((name) => name !== 'full_page_writes')) throw new StartError(line);
  log(line);
}
