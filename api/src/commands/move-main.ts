import pg from 'pg';
import { readConfig } from '../config/config';
import { connectDatabase } from '../db/connect';
import { migrateDatabase } from '../db/migrate';
import { StartError } from '../start-error';
import { moveDatabase } from './move-database';
import { runCommand } from './run-command';

const API_NAME = 'api';

/** True while an API serves from this database. */
async function isInUse(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid() limit 1`,
    [API_NAME],
  );
  return (rowCount ?? 0) > 0;
}

/** `pnpm --filter api db:move postgresql://…`: the embedded database of DATA_DIR into a server. */
runCommand(async ([targetUrl]) => {
  if (!targetUrl || !/^postgres(ql)?:\/\//.test(targetUrl)) {
    throw new StartError('Name the target: db:move postgresql://user:password@host/database');
  }
  const config = readConfig({ ...process.env, DATABASE_URL: '' });
  const { pool, close } = await connectDatabase({ ...config, dbPoolMax: 1 }, console.error);
  const targetPool = new pg.Pool({ connectionString: targetUrl, max: 2 });
  try {
    const source = await pool.connect();
    const target = await targetPool.connect().catch((error: Error) => {
      throw new StartError(`Cannot reach the target: ${error.message}`);
    });
    try {
      if (await isInUse(source)) {
        throw new StartError(
          'The API is running on this database. Stop it first, or its next rows are lost.',
        );
      }
      await migrateDatabase(targetPool, config.migrationsDir, async () => undefined);
      const moved = await moveDatabase(source, target);
      const total = Object.values(moved).reduce((sum, rows) => sum + rows, 0);
      console.log(
        `Moved ${total} rows of ${Object.keys(moved).length} tables, compared and equal.`,
      );
      console.log('Now set DATABASE_URL to the target. The uploads folder stays where it is.');
    } finally {
      source.release();
      target.release();
    }
  } finally {
    await targetPool.end();
    await close();
  }
});
