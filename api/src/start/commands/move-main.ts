import { StartError } from '@site/server';
import pg from 'pg';
import { readConfig } from '../../platform/config/config';
import { GUARD_NAME } from '../../platform/db/embedded/guard';
import { migrateDatabase } from '../../platform/db/migrate';
import { connectCommand } from './connect-command';
import { moveDatabase } from './move-database';
import { runCommand } from './run-command';

/** True while another process uses the embedded server: each holds one guard connection. */
async function isInUse(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ guards: number }>(
    'select count(*)::int as guards from pg_stat_activity where application_name = $1',
    [GUARD_NAME],
  );
  return (rows[0]?.guards ?? 0) > 1;
}

/** `pnpm --filter api db:move postgresql://…`: the embedded database of DATA_DIR into a server. */
runCommand('pnpm --filter api db:move <postgresql://…>', async ([targetUrl]) => {
  if (!targetUrl || !/^postgres(ql)?:\/\//.test(targetUrl)) {
    throw new StartError('Name the target: db:move postgresql://user:password@host/database');
  }
  const config = readConfig({ ...process.env, DATABASE_URL: '' });
  const { pool, close } = await connectCommand(config, console.error);
  const targetPool = new pg.Pool({ connectionString: targetUrl, max: 2 });
  targetPool.on('error', () => undefined);
  const held: pg.PoolClient[] = [];
  const hold = async (from: pg.Pool) => {
    const client = await from.connect();
    // A connection that breaks fails the query that needs it; it must not end the process before
    // the embedded server is stopped.
    client.on('error', () => undefined);
    held.push(client);
    return client;
  };
  try {
    const target = await hold(targetPool).catch((error: Error) => {
      throw new StartError(`Cannot reach the target: ${error.message}`);
    });
    const source = await hold(pool);
    if (await isInUse(source)) {
      throw new StartError(
        'The API is running on this database. Stop it first, or its next rows are lost.',
      );
    }
    await migrateDatabase(
      { connectionString: targetUrl },
      config.migrationsDir,
      async () => undefined,
    );
    const moved = await moveDatabase(source, target);
    const total = Object.values(moved).reduce((sum, rows) => sum + rows, 0);
    console.log(`Moved ${total} rows of ${Object.keys(moved).length} tables, compared and equal.`);
    console.log('Now set DATABASE_URL to the target. The uploads folder stays where it is.');
  } finally {
    for (const client of held) client.release();
    await targetPool.end();
    await close();
  }
});
