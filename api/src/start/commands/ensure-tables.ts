import { StartError } from '@site/server';
import type pg from 'pg';

/**
 * Migrations make all tables together; the first start of the API runs them.
 * @throws StartError for a database on which the API was never started
 */
export async function ensureTables(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>(
    "select to_regclass('enquiry') as found",
  );
  if (rows[0]?.found === null)
    throw new StartError('This database has no tables yet: start the API on it once.');
}
