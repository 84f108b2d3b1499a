import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { BoundedPool, PoolBusyError } from './pool';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let pool: BoundedPool;
const open = (maxWaitMs: number, clock?: () => number) => {
  const limits = { max: 1, maxWaiting: 10, maxWaitMs, ...(clock && { clock }) };
  pool = new BoundedPool({ ...database.connection, ...limits });
};
afterEach(() => pool.end());

it('the pool of connections lets nobody wait for long while every connection is in use', async () => {
  open(50);
  const held = await pool.connect();
  const waiting = [pool.query('select 1'), pool.connect()];
  const ended = await Promise.allSettled(waiting);
  held.release();
  const reasons = ended.map((one) => (one.status === 'rejected' ? one.reason : one));
  expect(reasons).toEqual([expect.any(PoolBusyError), expect.any(PoolBusyError)]);
});

it('the pool of connections refuses without any wait while its queue does not move, and takes callers again once it does', async () => {
  open(50);
  const held = await pool.connect();
  const inVain = await pool.connect().catch((error: unknown) => error);
  const queue = pool.waitingCount;
  const next = pool.connect().catch((error: unknown) => error);
  const queueAfter = pool.waitingCount;
  const refused = await next;
  held.release();
  const answer = await pool.query<{ one: number }>('select 1 as one');
  expect([inVain, refused]).toEqual([expect.any(PoolBusyError), expect.any(PoolBusyError)]);
  expect(queueAfter).toBe(queue);
  expect(answer.rows).toEqual([{ one: 1 }]);
});

it('the pool of connections serves a burst in order as long as connections come back', async () => {
  open(60_000);
  const order: number[] = [];
  const burst = Array.from({ length: 10 }, async (_, index) => {
    await pool.query('select 1');
    order.push(index);
  });
  await Promise.all(burst);
  expect(order).toEqual([...burst.keys()]);
});

it('the pool of connections loses no connection to callers who have gone', async () => {
  open(50);
  const held = await pool.connect();
  await Promise.allSettled([pool.connect(), pool.connect(), pool.connect()]);
  held.release();
  for (let round = 0; round < 3; round += 1) (await pool.connect()).release();
  expect(pool.totalCount).toBe(1);
});

it('the pool of connections refuses without any wait who would wait for too long, by how long each connection is used', async () => {
  let now = 0;
  open(60_000, () => now);
  // Each use takes ten minutes: an average of one minute for the first one counts already.
  const slow = await pool.connect();
  now += 600_000;
  slow.release();
  const held = await pool.connect();
  const first = pool.connect();
  const second = await pool.connect().catch((error: unknown) => error);
  held.release();
  (await first).release();
  expect(second).toEqual(expect.any(PoolBusyError));
  expect(pool.waitingCount).toBe(0);
});
