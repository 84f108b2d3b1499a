import { createLead } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { post } from '../../testing/forms';
import { pdf, proof, storedFiles } from '../../testing/proof-files';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { newTestRide, UPDATE_TEST_RIDE } from '../../testing/test-rides';

const MB = 1024 * 1024;

async function complete(
  api: TestApi,
  options: { megabytes?: number; address?: string; key?: string },
) {
  const { megabytes = 1, ...rest } = options;
  return post(
    api.app,
    UPDATE_TEST_RIDE,
    { trackingId: await newTestRide(api), testride_status: 'Completed' },
    { file: proof(pdf(megabytes * MB)), ...rest },
  );
}
it('the room for uploads takes so many megabytes of one address in a day, and others still', async () => {
  const api = await openTestApi({ env: { UPLOADS_PER_ADDRESS_MB: '4' } });
  const first = { megabytes: 3, address: '192.0.2.1' };
  expect((await complete(api, first)).status).toBe(200);
  const over = await complete(api, { megabytes: 2, address: '192.0.2.1' });
  expect(over).toMatchObject({
    status: 429,
    body: { message: 'Too many files today. Please try again tomorrow.' },
    headers: { 'retry-after': '3600' },
  });
  expect(storedFiles(api)).toHaveLength(1);
  expect((await complete(api, { ...first, address: '192.0.2.2' })).status).toBe(200);
  api.clock.now = new Date(api.clock.now.getTime() + 25 * 60 * 60 * 1000);
  expect((await complete(api, first)).status).toBe(200);
  await api.close();
});

it('the room for uploads takes so many megabytes of all together in a day', async () => {
  const api = await openTestApi({ env: { UPLOADS_PER_DAY_MB: '3' } });
  const statuses = [];
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    statuses.push((await complete(api, { megabytes: 2, address })).status);
  }
  await api.close();
  expect(statuses).toEqual([200, 429]);
});

it('the room for uploads refuses files while the disk is nearly full, says so in the log, and takes everything else', async () => {
  const env = { UPLOADS_MIN_FREE_MB: '1000000000', LOG_LEVEL: 'error' };
  const api = await openTestApi({ env });
  expect(await complete(api, {})).toMatchObject({
    status: 503,
    body: { message: 'Files cannot be taken at the moment. Please try again later.' },
  });
  expect(storedFiles(api)).toEqual([]);
  const lead = { name: 'Asha Rao', phone_number: '0000012345' };
  expect((await post(api.app, callAddress(createLead), lead)).status).toBe(200);
  await api.close();
  expect(api.lines.join('')).toContain('"event":"disk-low"');
});
