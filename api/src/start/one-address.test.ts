import { checkExistingCustomer, DEVICE_HEADER } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { at, post, type TestAnswer } from '../testing/forms';
import { keyOf, markedWrite } from '../testing/marked-writes';
import { SEND, VERIFY } from '../testing/one-time-codes';
import { openTestApi, type TestApi } from '../testing/test-api';

/** The address of a mobile carrier, behind which all of them are. */
const CARRIER = '192.0.2.44';
const BUYERS = 1_000;
const AT_ONCE = 50;
/** Of a minute and route, as docs/load.md has them: the defaults. */
const WRITES_OF_A_DEVICE = 120;
const WRITES_OF_A_PHONE = 30;
const CHECKS_OF_AN_ADDRESS = 240;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: { RATE_LIMIT_WRITES: '', SANDBOX_WEBHOOK_DELAY_MS: '600000' } });
});
afterAll(() => api.close());

const deviceHeader = (device: number) => ({ [DEVICE_HEADER]: `device-token-of-buyer-${device}` });

/** An order in every even turn, else an enquiry, each with a key of its own. */
function write(
  turn: number,
  { phone, device }: { phone: number; device?: number },
): Promise<TestAnswer> {
  const marked = markedWrite(`carrier-${phone}-${device}`, turn);
  const phoneField = turn % 2 === 0 ? 'customer_phone_number' : 'phone_number';
  const fields = { ...marked.fields, [phoneField]: String(phone).padStart(10, '0') };
  return post(api.app, marked.path, fields, {
    address: CARRIER,
    key: keyOf(marked),
    headers: device === undefined ? {} : deviceHeader(device),
  });
}

/** Status → how many. */
function count(answers: readonly TestAnswer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

it('a thousand buyers behind one address are all served within the limits of operation, each with a device and a phone of his own', async () => {
  const answers = [];
  for (let first = 0; first < BUYERS; first += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, n) => first + n);
    const sent = some.map((buyer) => write(buyer, { phone: buyer, device: buyer }));
    answers.push(...(await Promise.all(sent)));
  }
  expect(count(answers)).toEqual({ 200: BUYERS });
});

it('a hundred buyers behind one address are sent a code each, and enter it', async () => {
  const statuses = [];
  for (let buyer = 0; buyer < 100; buyer += 1) {
    const phone_number = String(70_000 + buyer).padStart(10, '0');
    const sender = {
      address: CARRIER,
      headers: deviceHeader(70_000 + buyer),
    };
    const { body, status } = await post(api.app, SEND, { phone_number }, sender);
    const challenge_id = String(at(body, ['data', 'response_data', 'challenge_id']));
    const otp = api.sent.at(-1)?.code ?? '';
    const entered = await post(api.app, VERIFY, { challenge_id, otp }, sender);
    statuses.push(status, entered.status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});

const ENQUIRY_TURN = 1;
it.each([
  [
    'a device that names another phone each time',
    WRITES_OF_A_DEVICE,
    (n: number) => ({ device: 90_000, phone: 10_000 + n }),
  ],
  ['whoever names no device', WRITES_OF_A_DEVICE, (n: number) => ({ phone: 20_000 + n })],
  [
    'a phone that another device names each time',
    WRITES_OF_A_PHONE,
    (n: number) => ({ device: 30_000 + n, phone: 40_000 }),
  ],
])(
  '%s is refused behind that address beyond its limit, and nobody else there',
  async (_who, limit, senderOf) => {
    const answers = [];
    for (let n = 0; n < limit + 3; n += 1) answers.push(await write(ENQUIRY_TURN, senderOf(n)));
    expect(count(answers)).toEqual({ 200: limit, 429: 3 });
    const other = { phone: 50_000 + limit, device: 60_000 + limit };
    expect((await write(ENQUIRY_TURN, other)).status).toBe(200);
  },
);

it('who asks of number after number whether it is known is refused beyond the limit of the address, also with a new device for each', async () => {
  const statuses = [];
  for (let n = 0; n < CHECKS_OF_AN_ADDRESS + 3; n += 1) {
    const url = callAddress(checkExistingCustomer, { id: String(80_000 + n).padStart(10, '0') });
    const headers = deviceHeader(80_000 + n);
    const asked = { method: 'GET', url, remoteAddress: '192.0.2.45', headers } as const;
    statuses.push((await api.app.inject(asked)).statusCode);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
});
