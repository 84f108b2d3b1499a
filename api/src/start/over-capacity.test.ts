import { createLead, listProductTitles } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { get, post } from '../testing/forms';
import { openTestApi } from '../testing/test-api';
import { TEST_MAX_WAITING } from '../testing/test-database';

const LEADS = callAddress(createLead);
const lead = { name: 'Asha Rao', phone_number: '0000012345' };

it('the API refuses a write over its capacity before anything is released, and takes the others', async () => {
  const api = await openTestApi({ poolMax: 1 });
  const held = await api.database.pool.connect();
  const waiting = Array.from({ length: TEST_MAX_WAITING }, () => api.database.pool.connect());
  // Every connection is in use and the queue is full: only an immediate refusal can answer this.
  const refused = await post(api.app, LEADS, lead);
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2', 'cache-control': 'no-store' },
    body: { status: 503, message: 'The service is busy. Please try again later.' },
  });
  // Not even then the instance leaves its load balancer: somebody has to say so.
  expect((await get(api.app, '/readyz')).status).toBe(200);
  held.release();
  for (const next of waiting) (await next).release();
  expect((await post(api.app, LEADS, lead)).status).toBe(200);
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
  expect(answer.headers['retry-after']).toBe('5');
  await api.close();
});
