import { sql } from 'drizzle-orm';
import { idempotencyKey, lead, payment, product } from '../../platform/db/schema/all';
import { hasPostgres15 } from '../../testing/postgres-15';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { moveDatabase } from './move-database';
import { orderTables } from './table-order';

let source: TestDatabase;
let target: TestDatabase;
beforeAll(async () => {
  source = await openTestDatabase('embedded');
  // Into another version where there is one: that is what the command is for.
  target = await openTestDatabase(hasPostgres15() ? 'postgres-15' : 'embedded');
});
afterAll(async () => {
  await target.close();
  await source.close();
});

/** Moves; `setting` is what each session has before. */
async function move(setting = 'select 1') {
  const [from, to] = [await source.pool.connect(), await target.pool.connect()];
  try {
    for (const client of [from, to]) await client.query(setting);
    return await moveDatabase(from, to);
  } finally {
    from.release(true);
    to.release(true);
  }
}

it('the move of a database does not touch a target that has a payment without an order', async () => {
  await target.db.insert(payment).values({
    provider: 'sandbox',
    vendorOrderId: 'order_elsewhere',
    amountPaise: 99_900,
    status: 'paid',
  });
  await expect(move()).rejects.toThrow(
    'The target already has rows in payment. Nothing was changed.',
  );
  expect(await target.db.delete(payment).returning()).toHaveLength(1);
});

it('the move of a database copies every row of every table as it is, however long one side waits for the other', async () => {
  await source.db.insert(lead).values(
    Array.from({ length: 200 }, (_, index) => ({
      trackingId: `L-${index}`,
      name: 'Ashā\tRao\\N "x"',
      phone: '0000012345',
      details: { note: 'línea\nnueva' },
    })),
  );
  await source.db.insert(idempotencyKey).values({ key: 'kept-key', route: '/x', bodyHash: 'h' });
  const moved = await move("set idle_in_transaction_session_timeout = '1ms'");
  expect(moved).toMatchObject({ lead: 200, idempotency_key: 1, product: 4 });
  const [there, here] = await Promise.all([
    target.db.select().from(lead).orderBy(lead.trackingId),
    source.db.select().from(lead).orderBy(lead.trackingId),
  ]);
  expect(there).toEqual(here);
  expect(await target.db.select().from(product)).toHaveLength(4);
});

it('the move of a database does not touch a target that visitors have written to', async () => {
  await expect(move()).rejects.toThrow(
    'The target already has rows in idempotency_key, lead. Nothing was changed.',
  );
  const { rows } = await target.db.execute<{ count: number }>(
    sql`select count(*)::int as count from lead`,
  );
  expect(rows[0]?.count).toBe(200);
});

it('the move of a database orders tables by what they refer to', () => {
  const keys = [
    { child: 'item', parent: 'variant' },
    { child: 'variant', parent: 'product' },
    { child: 'stage', parent: 'stage' },
  ];
  expect(orderTables(['item', 'stage', 'variant', 'product'], keys)).toEqual([
    'product',
    'stage',
    'variant',
    'item',
  ]);
  expect(() =>
    orderTables(
      ['a', 'b'],
      [
        { child: 'a', parent: 'b' },
        { child: 'b', parent: 'a' },
      ],
    ),
  ).toThrow('refer to each other');
});
