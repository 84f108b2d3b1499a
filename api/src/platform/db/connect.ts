import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '../config/config';
import { StartError } from '../start-error';
import { EmbeddedPostgres } from './embedded/embedded-postgres';
import * as schema from './schema/all';

/** The database as the API's code sees it; the same for embedded and server. */
export type Db = NodePgDatabase<typeof schema>;
/** The same, inside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  db: Db;
  pool: pg.Pool;
  /** Ends the pool, then leaves the embedded server. */
  close(): Promise<void>;
}

// numeric and bigint arrive as strings from pg; ours are paise and counts, which fit a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Opens the pool on DATABASE_URL, or on the embedded server, and checks that acknowledged means on
 * disk. @throws StartError in one line when it cannot be reached or would lose data.
 */
export async function connectDatabase(
  config: Config,
  log: (line: string) => void,
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
  const pool = new pg.Pool({
    ...(embedded ? embedded.connection : { connectionString: config.databaseUrl }),
    max: config.dbPoolMax,
    connectionTimeoutMillis: 5_000,
    statement_timeout: config.dbStatementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'api',
  });
  // An idle connection that breaks is replaced by the pool; the request that needs one sees it.
  pool.on('error', (error) => log(`idle database connection lost: ${error.message}`));
  const close = async () => {
    await pool.end();
    await embedded?.stop();
  };
  try {
    await checkDurability(pool, embedded !== undefined, log);
  } catch (error) {
    await close();
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot reach the database: ${(error as Error).message}`);
  }
  return { db: drizzle(pool, { schema }), pool, close };
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
