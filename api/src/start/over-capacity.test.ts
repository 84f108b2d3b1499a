import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createLead, listProductTitles } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { lead as leadTable } from '../platform/db/schema/all';
import { get, post } from '../testing/forms';
import { openTestApi, type TestApi } from '../testing/test-api';
import { TEST_MAX_WAITING } from '../testing/test-database';

const LEADS = callAddress(createLead);
const lead = { name: 'Asha Rao', phone_number: '0000012345' };
/** What a refused caller is told: not the same to all. */
const SECONDS = expect.stringMatching(/^[123]$/);
const READS = { max: 1, maxWaiting: 10 };

it('the API refuses a write over its capacity before anything is released, and takes the others', async () => {
  const api = await openTestApi({ poolMax: 1 });
  const held = await api.database.pool.connect();
  const waiting = Array.from({ length: TEST_MAX_WAITING }, () => api.database.pool.connect());
  // Every connection is in use and the queue is full: only an immediate refusal can answer this.
  const refused = await post(api.app, LEADS, lead);
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'retry-after': SECONDS, 'cache-control': 'no-store' },
    body: { status: 503, message: 'The service is busy. Please try again later.' },
  });
  // Not even then the instance leaves its load balancer: somebody has to say so.
  expect((await get(api.app, '/readyz')).status).toBe(200);
  held.release();
  for (const next of waiting) (await next).release();
  expect((await post(api.app, LEADS, lead)).status).toBe(200);
  await api.close();
});

/** Every connection for writes is in use, and as many wait for one as are let in beside them. */
async function holdConnections({ database: { pool } }: TestApi): Promise<() => Promise<void>> {
  const held = await pool.connect();
  const waiting = pool.connect();
  return async () => {
    held.release();
    (await waiting).release();
  };
}

it('the API refuses a write that its queue has no room for before anything is released, reads and all, and takes those in the queue', async () => {
  const api = await openTestApi({ poolMax: 1, readPool: READS, env: { DB_MAX_WAITING: '2' } });
  const release = await holdConnections(api);
  const send = () => post(api.app, LEADS, lead);
  const taken = [send(), send()];
  expect((await get(api.app, '/healthz')).status).toBe(200);
  expect(await send()).toMatchObject({
    status: 503,
    headers: { 'retry-after': SECONDS, 'cache-control': 'no-store' },
    body: { status: 503, message: 'The service is busy. Please try again later.' },
  });
  expect((await get(api.app, callAddress(listProductTitles))).status).toBe(200);
  expect((await get(api.app, '/readyz')).status).toBe(200);
  await release();
  expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([200, 200]);
  await api.close();
});

it('the API does not call all back in the same second whom it refused in one moment', async () => {
  const api = await openTestApi({ poolMax: 1, env: { DB_MAX_WAITING: '1' } });
  const release = await holdConnections(api);
  const taken = post(api.app, LEADS, lead);
  const crowd = Array.from({ length: 60 }, () => post(api.app, LEADS, lead));
  const seconds = (await Promise.all(crowd)).map(({ headers }) => headers['retry-after']);
  expect([...new Set(seconds)].sort()).toEqual(['1', '2', '3']);
  await release();
  expect((await taken).status).toBe(200);
  await api.close();
});

it('the API refuses a write over its capacity without its body', async () => {
  const api = await openTestApi({ poolMax: 1, env: { DB_MAX_WAITING: '1' } });
  const release = await holdConnections(api);
  const taken = post(api.app, LEADS, lead);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  const sender = connect(port, '127.0.0.1');
  sender.write(
    `POST ${LEADS} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n`,
  );
  const [answer] = await once(sender, 'data');
  expect(String(answer)).toContain('HTTP/1.1 503');
  sender.destroy();
  await release();
  expect((await taken).status).toBe(200);
  await api.close();
});

it('the API does nothing for a sender who left while his write waited for its turn', async () => {
  const api = await openTestApi({ poolMax: 1, env: { DB_MAX_WAITING: '1' } });
  const release = await holdConnections(api);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  const came = once(api.app.server, 'request');
  const sender = connect(port, '127.0.0.1');
  const body = JSON.stringify(lead);
  sender.write(
    `POST ${LEADS} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  const [request] = (await came) as [IncomingMessage];
  const left = new Promise((done) => request.once('close', done));
  sender.destroy();
  await left;
  await release();
  // The server closes only when every request has ended, this one too.
  await api.app.close();
  expect(await api.deps.db.$count(leadTable)).toBe(0);
  await api.close();
});

it('the API says when to come back while its event loop is late', async () => {
  const api = await openTestApi({ env: { MAX_EVENT_LOOP_DELAY_MS: '1' } });
  const titles = callAddress(listProductTitles);
  let answer = await get(api.app, titles);
  while (answer.status !== 503) {
    const until = performance.now() + 100;
    while (performance.now() < until); // Work that lets nobody else in.
    await new Promise((done) => setImmediate(done));
    answer = await get(api.app, titles);
  }
  expect(answer.headers['retry-after']).toMatch(/^[456]$/);
  await api.close();
});
