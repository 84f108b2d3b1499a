import { asc, like, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { idempotencyKey } from '../../platform/db/schema/all';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { type Batch, deleteBatches, olderRows } from './delete-batches';

const before = new Date('2026-11-20T00:00:00Z');

it.each([
  ['until nothing old is left', 12_000, 5_000_000, [5_000, 5_000, 5_000], 12_000],
  ['no more than one round may', 12_000, 7_000, [5_000, 2_000], 7_000],
])('old rows are deleted in batches, %s', async (_, old, maxRows, limits, deleted) => {
  const asked: Batch[] = [];
  let left = old;
  const execute = jest.fn(async () => {
    const rowCount = Math.min(left, asked.at(-1)?.limit ?? 0);
    left -= rowCount;
    return { rowCount };
  });
  const rows = (batch: Batch) => {
    asked.push(batch);
    return sql`select 1`;
  };
  const count = await deleteBatches({ execute } as unknown as Db, { rows, before, maxRows });
  expect(asked).toEqual(limits.map((limit) => ({ before, limit })));
  expect(count).toBe(deleted);
});

it('a deletion in batches ends after the batch in hand when the process ends', async () => {
  const ending = new AbortController();
  const execute = jest.fn(async ({ limit }: Batch) => {
    if (execute.mock.calls.length === 2) ending.abort();
    return { rowCount: limit };
  });
  const rows = (batch: Batch) => batch as unknown as SQL;
  const deletion = { rows, before, maxRows: 50_000 };
  const db = { execute } as unknown as Db;
  expect(await deleteBatches(db, deletion, ending.signal)).toBe(10_000);
  expect(execute).toHaveBeenCalledTimes(2);
});

describe('a deletion in batches', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('takes the oldest rows first, and none that is young', async () => {
    const days = ['2026-11-18', '2026-11-16', '2026-11-21', '2026-11-17', '2026-11-19'];
    await database.db.insert(idempotencyKey).values(
      days.map((day) => ({
        key: `day-${day}`,
        route: '/x',
        bodyHash: 'h',
        createdAt: new Date(`${day}T12:00:00Z`),
      })),
    );
    const rows = (batch: Batch) => olderRows('idempotency_key', batch);
    await deleteBatches(database.db, { rows, before, maxRows: 3 });
    const left = await database.db
      .select({ key: idempotencyKey.key })
      .from(idempotencyKey)
      .where(like(idempotencyKey.key, 'day-%'))
      .orderBy(asc(idempotencyKey.key));
    expect(left.map(({ key }) => key)).toEqual(['day-2026-11-19', 'day-2026-11-21']);
  });
});
