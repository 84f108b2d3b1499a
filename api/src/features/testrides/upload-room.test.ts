import { readdirSync } from 'node:fs';
import { createEnquiry, updateEnquiryTestRide } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { at, post } from '../../testing/forms';
import { openTestApi, type TestApi } from '../../testing/test-api';

const MB = 1024 * 1024;

async function newTestRide(api: TestApi): Promise<string> {
  const answer = await post(api.app, callAddress(createEnquiry), {
    category: 'Test ride',
    testride_status: 'Scheduled',
    source: 'Direct',
    campaign_id: '147',
    name: 'Asha Rao',
    email: 'asha@rider.example',
    phone_number: '0000012345',
  });
  return String(at(answer.body, ['data', 'response_data', 'e_tracking_id']));
}

async function complete(
  api: TestApi,
  options: { megabytes?: number; address?: string; key?: string },
) {
  const { megabytes = 1, ...rest } = options;
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(megabytes * MB - 9, 32)]);
  return post(
    api.app,
    callAddress(updateEnquiryTestRide),
    { trackingId: await newTestRide(api), testride_status: 'Completed' },
    { file: { field: 'testride_file', name: 'proof.pdf', content }, ...rest },
  );
}
const files = (api: TestApi) =>
  readdirSync(api.deps.config.uploadsDir).filter((name) => name !== 'token-secret');

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
  expect(files(api)).toHaveLength(1);
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
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const env = { UPLOADS_MIN_FREE_MB: '1000000000', LOG_LEVEL: 'error' };
  const api = await openTestApi({ env, logTo });
  expect(await complete(api, {})).toMatchObject({
    status: 503,
    body: { message: 'Files cannot be taken at the moment. Please try again later.' },
  });
  expect(files(api)).toEqual([]);
  await api.close();
  expect(lines.join('')).toContain('"event":"disk-low"');
});
