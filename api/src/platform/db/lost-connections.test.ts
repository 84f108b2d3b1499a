import { tmpdir } from 'node:os';
import pg from 'pg';
import { post } from '../../testing/forms';
import { countMarked, keyOf, type MarkedWrite, markedWrite } from '../../testing/marked-writes';
import { openTestApi, type TestApi, testConfig } from '../../testing/test-api';
import { connectDatabase } from './connect';

const WRITERS = 12;
const WRITES = 120;
/** All connections are ended each time when so many more writes were answered. */
const WRITES_BETWEEN = 12;

let api: TestApi;
let outside: pg.Client;
beforeAll(async () => {
  api = await openTestApi({ env: { SANDBOX_WEBHOOK_DELAY_MS: '600000' } });
  outside = new pg.Client({ connectionString: api.database.url });
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await api.close();
});

/** Ends every connection of the API at the server. Gives how many were ended. */
async function endConnections(): Promise<number> {
  const { rowCount } = await outside.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rowCount ?? 0;
}

it('the API loses nothing, doubles nothing and answers 200 or 503 while connections are ended under twelve writers', async () => {
  const waiting = Array.from({ length: WRITES }, (_, turn) => markedWrite(`lost-${turn}`, turn));
  const marks = waiting.map(({ mark }) => mark);
  const statuses = new Map<number, number>();
  let ended = 0;
  let answered = 0;
  async function send(write: MarkedWrite): Promise<void> {
    const { status } = await post(api.app, write.path, write.fields, { key: keyOf(write) });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    answered += 1;
    if (answered < WRITES && answered % WRITES_BETWEEN === 0) ended += await endConnections();
    // What was not acknowledged is sent again under its key, as the site's client does.
    if (status === 503) waiting.push(write);
  }
  async function writeAll(): Promise<void> {
    for (let write = waiting.pop(); write; write = waiting.pop()) await send(write);
  }
  await Promise.all(Array.from({ length: WRITERS }, writeAll));
  const counts = await countMarked(outside, marks);
  expect(marks.filter((mark) => counts.get(mark) !== 1)).toEqual([]);
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses.get(200)).toBe(WRITES);
  // How many are open at such a moment depends on how fast the machine is.
  expect(ended).toBeGreaterThan(0);
}, 120_000);

it('a lost connection is told in the log, but no longer once the database is closed', async () => {
  const log = jest.fn();
  const config = testConfig(tmpdir(), { DATABASE_URL: api.database.url });
  const { pool, close } = await connectDatabase(config, log);
  pool.emit('error', new Error('before'));
  expect(log).toHaveBeenCalledWith('idle database connection lost: before');
  log.mockClear();
  await close();
  pool.emit('error', new Error('after'));
  expect(log).not.toHaveBeenCalled();
});
