import { eq, sql } from 'drizzle-orm';
import { loseCommitAnswers } from '../../testing/lose-commit';
import { openTestDatabase, TEST_MAX_WAITING, type TestDatabase } from '../../testing/test-database';
import { PoolBusyError } from './pool';
import { seedState } from './schema/all';
import { CommitUnknownError } from './transaction';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('embedded', 1);
});
afterAll(() => database.close());

const write = (name: string) => ({ name, hash: 'h' });
const isKept = async (name: string) =>
  (await database.db.$count(seedState, eq(seedState.name, name))) === 1;

/** Ends the connection that a transaction runs on, from the outside. */
async function endConnection(pid: number): Promise<void> {
  const other = await openTestDatabase();
  await other.db.execute(sql`select pg_terminate_backend(${pid})`);
  await other.close();
}
async function pidOf(db: Pick<TestDatabase['db'], 'execute'>): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? 0;
}

it('a transaction keeps what was done, and undoes it when the work throws', async () => {
  await database.db.transaction((tx) => tx.insert(seedState).values(write('kept')));
  const failed = database.db.transaction(async (tx) => {
    await tx.insert(seedState).values(write('undone'));
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect([await isKept('kept'), await isKept('undone')]).toEqual([true, false]);
});

it('a transaction fails when a statement failed and nobody said so', async () => {
  const failed = database.db.transaction(async (tx) => {
    await tx.insert(seedState).values(write('swallowed'));
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(failed).rejects.toThrow('undone by a failed statement');
  expect(await isKept('swallowed')).toBe(false);
});

it('a transaction gives no broken connection back to the pool: the pool’s only one is replaced', async () => {
  const failed = database.db.transaction(async (tx) => {
    await endConnection(await pidOf(tx));
    await tx.insert(seedState).values(write('lost'));
  });
  await expect(failed).rejects.toThrow();
  expect(await isKept('lost')).toBe(false);
});

it('a transaction does not keep a connection to a server that only reads any more, as after a change of the main server', async () => {
  await database.pool.query('set default_transaction_read_only = on');
  const insert = () =>
    database.db.transaction((tx) => tx.insert(seedState).values(write('after the change')));
  await expect(insert()).rejects.toMatchObject({ cause: { code: '25006' } });
  await insert();
  expect(await isKept('after the change')).toBe(true);
});

it('a transaction says that it does not know when the connection is lost under the commit', async () => {
  const lost = loseCommitAnswers(database.pool);
  const unknown = database.db.transaction((tx) => tx.insert(seedState).values(write('unknown')));
  await expect(unknown).rejects.toThrow(CommitUnknownError);
  lost.restore();
  expect(await isKept('unknown')).toBe(true);
});

it('a transaction or query that would wait behind too many is refused at once', async () => {
  // With a pool of its own, which no other test has made think that its connection is used for long.
  const own = await openTestDatabase('embedded', 1);
  const count = async () => own.db.$count(seedState);
  const client = await own.pool.connect();
  const waiting = Array.from({ length: TEST_MAX_WAITING }, count);
  await expect(count()).rejects.toMatchObject({
    cause: expect.any(PoolBusyError),
  });
  client.release();
  expect(new Set(await Promise.all(waiting)).size).toBe(1);
  await own.close();
});

it('a transaction whose commit the database refuses says why: nothing was kept, as everybody knows', async () => {
  await database.pool.query('create table late (id int unique deferrable initially deferred)');
  const refused = database.db.transaction((tx) =>
    tx.execute(sql`insert into late values (1), (1)`),
  );
  await expect(refused).rejects.toMatchObject({ code: '23505' });
});
