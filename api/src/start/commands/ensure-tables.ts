import { StartError } from '@site/server';
import type pg from 'pg';

/**
 * Migrations make all tables together: `db:migrate` runs them, or the first start of the API.
 * @throws StartError for a database on which neither was done
 */
export async function ensureTables(
  database: Pick<pg.ClientBase | pg.Pool, 'query'>,
): Promise<void> {
  const { rows } = await database.query<{ found: string | null }>(
    "select to_regclass('enquiry') as found",
  );
  if (rows[0]?.found === null)
    throw new StartError('This database has no tables yet: start the API on it once.');
}
