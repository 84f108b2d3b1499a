import { pipeline } from 'node:stream/promises';
import { StartError } from '@site/server';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { readColumns, readTableOrder } from './table-order';
import { visitorTables } from './visitor-tables';

/** What was moved: rows by table. */
export type MovedRows = Record<string, number>;

const quote = pg.escapeIdentifier;

async function checkSame(source: pg.ClientBase, target: pg.ClientBase): Promise<string[]> {
  const [tables, targetTables] = [await readTableOrder(source), await readTableOrder(target)];
  if (tables.join() !== targetTables.join()) {
    throw new StartError('Source and target have different tables. Use the same release for both.');
  }
  return tables;
}

async function countAndSum(client: pg.ClientBase, table: string, columns: readonly string[]) {
  const row = columns.map((column) => `coalesce(${quote(column)}::text, '\\N')`).join(`, '|', `);
  const { rows } = await client.query<{ count: number; sum: string | null }>(
    `select count(*)::int as count, md5(string_agg(md5(concat(${row})), '' order by md5(concat(${row})))) as sum from ${quote(table)}`,
  );
  return rows[0] ?? { count: 0, sum: null };
}

/** Identity columns go on where the moved rows end. */
async function setSequences(target: pg.ClientBase): Promise<void> {
  const { rows } = await target.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval(%')`,
  );
  for (const { table, column } of rows) {
    await target.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce((select max(${quote(column)}) from ${quote(table)}), 0) + 1, false)`,
      [quote(table), column],
    );
  }
}

/**
 * Copies every row of the site from one database to another that has the same tables and none of the
 * visitors' rows: one snapshot of the source, one transaction on the target, compared before commit.
 * @throws StartError when the target is in use; nothing is changed then.
 */
export async function moveDatabase(
  source: pg.ClientBase,
  target: pg.ClientBase,
): Promise<MovedRows> {
  const moved: MovedRows = {};
  const tables = await checkSame(source, target);
  for (const client of [source, target]) {
    // One side is idle for as long as the other copies, counts or waits for a lock.
    await client.query(
      "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set timezone = 'UTC'; set extra_float_digits = 3",
    );
  }
  await source.query('begin transaction isolation level repeatable read read only');
  await target.query('begin');
  try {
    await target.query(`lock table ${tables.map(quote).join(', ')} in access exclusive mode`);
    await checkUnused(target);
    await target.query(`truncate ${tables.map(quote).join(', ')}`);
    for (const table of tables) {
      const columns = await readColumns(source, table);
      const list = `${quote(table)} (${columns.map(quote).join(', ')})`;
      await pipeline(
        source.query(copyTo(`copy ${list} to stdout`)),
        target.query(copyFrom(`copy ${list} from stdin`)),
      );
      const [here, there] = [
        await countAndSum(source, table, columns),
        await countAndSum(target, table, columns),
      ];
      if (here.count !== there.count || here.sum !== there.sum) {
        throw new StartError(`The copy of ${table} differs from its source. Nothing was changed.`);
      }
      moved[table] = there.count;
    }
    await setSequences(target);
    await target.query('commit');
  } catch (error) {
    await rollback(target);
    throw error;
  } finally {
    await rollback(source);
  }
  return moved;
}

/** A connection that broke has nothing to undo; what broke it is the error to tell of. */
const rollback = (client: pg.ClientBase) => client.query('rollback').catch(() => undefined);

/** @throws StartError when a visitor, or a payment provider, has written to the target. */
async function checkUnused(target: pg.ClientBase): Promise<void> {
  const used: string[] = [];
  for (const table of visitorTables) {
    const { rowCount } = await target.query(`select 1 from ${quote(table)} limit 1`);
    if (rowCount) used.push(table);
  }
  if (used.length > 0) {
    throw new StartError(`The target already has rows in ${used.join(', ')}. Nothing was changed.`);
  }
}
