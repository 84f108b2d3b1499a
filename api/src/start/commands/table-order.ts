import type pg from 'pg';

export interface ForeignKey {
  child: string;
  parent: string;
}

/** Orders tables so that each stands behind those it refers to. @throws for a circle. */
export function orderTables(tables: readonly string[], keys: readonly ForeignKey[]): string[] {
  const ordered: string[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const free = [...left].filter((table) =>
      keys.every(({ child, parent }) => child !== table || parent === table || !left.has(parent)),
    );
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...left].join(', ')}`);
    for (const table of free.sort()) {
      ordered.push(table);
      left.delete(table);
    }
  }
  return ordered;
}

/** All tables of the site in the order in which rows can be inserted. */
export async function readTableOrder(client: pg.ClientBase): Promise<string[]> {
  const tables = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const keys = await client.query<ForeignKey>(
    `select child.relname as child, parent.relname as parent from pg_constraint
     join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
     where contype = 'f'`,
  );
  return orderTables(
    tables.rows.map((row) => row.name),
    keys.rows,
  );
}

/** The columns of a table, by name order, so that both sides agree. */
export async function readColumns(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by 1`,
    [table],
  );
  return rows.map((row) => row.name);
}
