import { readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import {
  checkExistingCustomer,
  createDealerApplication,
  createLead,
  listProductTitles,
  RECEIPT_PDF_PATH,
  readReceipt,
  servicePath,
  updateEnquiryTestRide,
} from '@site/contract';
import { callAddress, DEFAULT_APP } from '@site/contract/endpoints';
import { get, post } from '../testing/forms';
import { verifyAtGateway } from '../testing/payments';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  const three = { RATE_LIMIT_WRITES: '3', RATE_LIMIT_CUSTOMER_CHECKS: '3' };
  api = await openTestApi({ env: { ...three, SANDBOX_WEBHOOK_DELAY_MS: '600000' } });
});
afterAll(() => api.close());

const lead = { name: 'Asha Rao', phone_number: '0000012345' };
const LEADS = callAddress(createLead);

it('the API says whether its process runs and whether it can work', async () => {
  expect((await get(api.app, '/healthz')).body).toEqual({ status: 'ok' });
  expect((await get(api.app, '/readyz')).body).toEqual({
    status: 'ready',
    content: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  const broken = jest.spyOn(api.deps.probe, 'execute').mockImplementation(() => {
    throw new Error('no database');
  });
  const answer = await get(api.app, '/readyz');
  broken.mockRestore();
  expect(answer).toMatchObject({
    status: 503,
    body: { status: 'not ready', reason: 'the database does not answer' },
  });
});

it('the API counts answers by the pattern of their route, and never by a filled address', async () => {
  const phone = '0000054321';
  await get(api.app, `/api/v2/ev/orders/${phone}`);
  await get(api.app, `/api/v2/ev/enquiries/${phone}/no/such/route`);
  const answer = await api.app.inject({ url: '/metrics' });
  expect(answer.headers['content-type']).toContain('version=0.0.4');
  expect(answer.body).toContain('# TYPE api_request_seconds histogram');
  expect(answer.body).toMatch(
    /api_request_seconds_count\{method="GET",route="none",status="404"\} \d+/,
  );
  expect(answer.body).not.toContain(phone);
});

it('the API limits writes per address and says when to come back', async () => {
  for (let sent = 0; sent < 3; sent += 1) {
    expect((await post(api.app, LEADS, lead, { address: '192.0.2.10' })).status).toBe(200);
  }
  const refused = await post(api.app, LEADS, lead, { address: '192.0.2.10' });
  expect(refused).toMatchObject({
    status: 429,
    body: { status: 429, message: 'Too many requests. Please try again in a minute.' },
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await post(api.app, LEADS, lead, { address: '192.0.2.11' })).status).toBe(200);
});

it.each([
  ['whether a phone is known', callAddress(checkExistingCustomer, { id: '0000012345' })],
  [
    'whether a payment is genuine',
    verifyAtGateway({ orderId: 'o', paymentId: 'p', signature: 's' }),
  ],
  ['for a receipt', callAddress(readReceipt)],
  ['for the PDF of a receipt', servicePath('app', DEFAULT_APP) + RECEIPT_PDF_PATH],
])(
  'the API limits who asks %s like a write, so that nobody tries all numbers',
  async (_what, url) => {
    const statuses = [];
    for (let asked = 0; asked < 4; asked += 1) {
      statuses.push(
        (await api.app.inject({ method: 'GET', url, remoteAddress: '192.0.2.13' })).statusCode,
      );
    }
    expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true]);
  },
);

it('the API counts devices behind one address by themselves, and a phone whoever sends for it', async () => {
  const busy = await openTestApi({
    env: { RATE_LIMIT_WRITES: '2', RATE_LIMIT_ADDRESS: '6', RATE_LIMIT_PHONE: '3' },
  });
  const send = (device: number, phone_number: string, address = '192.0.2.30') =>
    post(
      busy.app,
      LEADS,
      { ...lead, phone_number },
      { address, headers: { 'x-device-token': `device-token-${device}-of-a-tab` } },
    );
  const statuses = [];
  // Two of each device, and three of each phone, and six of the address.
  for (const device of [1, 1, 1]) statuses.push((await send(device, '0000011111')).status);
  for (const [device, notation] of [
    [2, '00000 11111'],
    [3, '+91 00000-11111'],
  ] as const)
    statuses.push((await send(device, notation)).status);
  statuses.push((await send(4, '0000022222')).status);
  statuses.push((await send(5, '0000033333')).status);
  expect(statuses).toEqual([200, 200, 429, 200, 429, 200, 429]);
  expect((await send(5, '0000033333', '192.0.2.31')).status).toBe(200);
  await busy.close();
});

it.each([
  [
    'a field beside it that the call does not know',
    (n: number) => ({ phone_number: `000009000${n}` }),
  ],
  ['ever more spaces before it', (n: number) => ({ phone: `${' '.repeat(30 + n)}0000044444` })],
])('the API counts a phone that is written with %s', async (_how, odd) => {
  const busy = await openTestApi({ env: { RATE_LIMIT_WRITES: '100', RATE_LIMIT_PHONE: '3' } });
  const statuses = [];
  for (let sent = 1; sent <= 5; sent += 1) {
    const fields = { phone: '0000044444', ...odd(sent) };
    statuses.push((await post(busy.app, callAddress(createDealerApplication), fields)).status);
  }
  await busy.close();
  // The other fields are missing; who is over the limit is told so before.
  expect(statuses).toEqual([400, 400, 400, 429, 429]);
});

it('the API limits uploads to a twelfth of other writes, before it reads them', async () => {
  const send = () =>
    post(
      api.app,
      callAddress(updateEnquiryTestRide),
      { trackingId: 'E-NOBODY', testride_status: 'Completed' },
      {
        address: '192.0.2.12',
        file: { field: 'testride_file', name: 'proof.pdf', content: Buffer.from('%PDF-1.7') },
      },
    );
  expect((await send()).status).toBe(404);
  expect((await send()).status).toBe(429);
  expect((await post(api.app, LEADS, lead, { address: '192.0.2.12' })).status).toBe(200);
});

it('the API believes X-Forwarded-For of the proxy beside it only', async () => {
  const from = (remoteAddress: string, forwarded: string) =>
    api.app.inject({
      method: 'POST',
      url: LEADS,
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
      payload: lead,
    });
  for (const visitor of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4']) {
    expect((await from('127.0.0.1', visitor)).statusCode).toBe(200);
  }
  const stranger = [];
  for (let sent = 0; sent < 4; sent += 1) {
    stranger.push((await from('203.0.113.9', `198.51.100.${50 + sent}`)).statusCode);
  }
  expect(stranger).toEqual([200, 200, 200, 429]);
});

it('the API answers unknown paths, methods and content types in the shape of every error', async () => {
  const unknown = await get(api.app, '/api/v2/ev/nothing/here');
  expect(unknown).toMatchObject({ status: 404, body: { status: 404, message: 'Not found.' } });
  const xml = await api.app.inject({
    method: 'POST',
    url: LEADS,
    headers: { 'content-type': 'text/xml' },
    payload: '<x/>',
    remoteAddress: '192.0.2.20',
  });
  expect(xml.json()).toEqual({ status: 415, message: 'This content type is not supported.' });
  const large = await api.app.inject({
    method: 'POST',
    url: LEADS,
    payload: { ...lead, description: 'x'.repeat(300_000) },
    remoteAddress: '192.0.2.20',
  });
  expect(large.json()).toEqual({
    status: 413,
    message: 'The request is too large. Please shorten what was typed and try again.',
  });
});

it('the API gives every answer an id to look up in the log, the caller’s when it has one', async () => {
  const own = await get(api.app, '/healthz', { 'x-request-id': 'host-4711-abc' });
  expect(own.headers['x-request-id']).toBe('host-4711-abc');
  const made = await get(api.app, '/healthz', { 'x-request-id': 'bad id\twith junk' });
  expect(made.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

it('the API says that it lives, and that it is not ready, while it is overloaded', async () => {
  const slow = await openTestApi({ env: { MAX_EVENT_LOOP_DELAY_MS: '1' } });
  const statusOf = async (url: string) => (await get(slow.app, url)).status;
  const titles = callAddress(listProductTitles);
  const askAll = async () => {
    const [work, ready, lives] = [titles, '/readyz', '/healthz'].map(statusOf);
    return { work: await work, ready: await ready, lives: await lives };
  };
  let answers = await askAll();
  // The delay is looked at once a second: at most one of these looks falls between two answers.
  for (let n = 0; n < 50 && (answers.work !== 503 || answers.ready !== 503); n += 1) {
    const until = performance.now() + 100;
    while (performance.now() < until); // Work that blocks the event loop.
    await new Promise((done) => setImmediate(done));
    answers = await askAll();
  }
  expect(answers).toEqual({ work: 503, ready: 503, lives: 200 });
  await slow.close();
});

it('the API raises no alarm when an upload is broken off, and leaves no file of it', async () => {
  let told = () => {};
  const left = new Promise<void>((done) => (told = done));
  const onLine = (line: string) => {
    if (line.includes('"caller-left"')) told();
  };
  const open = await openTestApi({ env: { LOG_LEVEL: 'info' }, onLine });
  await open.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = open.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${callAddress(updateEnquiryTestRide)} HTTP/1.1\r\nhost: x\r\ncontent-length: 900000\r\n` +
      'content-type: multipart/form-data; boundary=b\r\n\r\n--b\r\n' +
      'content-disposition: form-data; name="testride_file"; filename="p.pdf"\r\n\r\n%PDF-1.7 ',
  );
  open.app.server.once('request', (request) => request.once('readable', () => socket.destroy()));
  await left;
  await open.app.close();
  const levels = open.lines.map((line) => (JSON.parse(line) as { level: number }).level);
  expect(levels.filter((level) => level > 30)).toEqual([]);
  expect(readdirSync(open.deps.config.uploads.folder)).toEqual(['token-secret']);
  await open.close();
});
