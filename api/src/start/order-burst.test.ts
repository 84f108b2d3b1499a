import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DEVICE_HEADER } from '@site/contract';
import { salesOrder } from '../platform/db/schema/all';
import { keyOf, markedWrite } from '../testing/marked-writes';
import { makeSampleContent } from '../testing/sample-content';
import { type ApiProcess, removeBundles, spawnApi, whenEnded } from '../testing/spawn-api';
import { type Answer, json, SETTINGS, StandInRazorpay } from '../testing/stand-in-razorpay';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';

const ORDERS = 200;
/** Orders that the provider has at once when each does not hold a connection of the database meanwhile. */
const MANY_AT_ONCE = 12;
/** What the provider takes for each order, in ms. */
const PROVIDER_MS = 400;
const ORDER_TURN = 0;

const dataDir = mkdtempSync(join(tmpdir(), 'motorbike-burst-'));
const content = makeSampleContent();
const provider = new StandInRazorpay();
let database: TestDatabase;
let api: ApiProcess;
beforeAll(async () => {
  await provider.open();
  database = await openTestDatabase();
  // As in operation: its own limits, queues and pools, and Razorpay's SDK at another address.
  api = await spawnApi({
    DATA_DIR: dataDir,
    CONTENT_DIST_DIR: content,
    DATABASE_URL: database.url,
    RATE_LIMIT_WRITES: '',
    MAX_EVENT_LOOP_DELAY_MS: '',
    PAYMENT_PROVIDER: 'razorpay',
    RAZORPAY_KEY_ID: SETTINGS.keyId,
    RAZORPAY_KEY_SECRET: SETTINGS.keySecret,
    RAZORPAY_WEBHOOK_SECRET: SETTINGS.webhookSecret,
    RAZORPAY_API_URL: provider.url,
  });
});
afterAll(async () => {
  const ended = whenEnded(api.child);
  api.child.kill('SIGTERM');
  await ended;
  await database.close();
  await provider.close();
  removeBundles();
  for (const folder of [dataDir, content]) rmSync(folder, { recursive: true, force: true });
});

/** Makes the order that the provider is asked for. */
const made =
  (id: string): Answer =>
  (request, response, body) => {
    const { amount } = JSON.parse(body) as { amount: number };
    json(200, { id, amount })(request, response, body);
  };

/** Orders that the provider is working on, and the most that it had at once. */
const atProvider = { now: 0, most: 0 };

/** Makes it after a while. */
const slowly =
  (id: string): Answer =>
  (...asked) => {
    atProvider.now += 1;
    atProvider.most = Math.max(atProvider.most, atProvider.now);
    void setTimeout(PROVIDER_MS).then(() => {
      atProvider.now -= 1;
      made(id)(...asked);
    });
  };

/**
 * Sends the order of one buyer: a device and a phone of his own, at the address of all. Who is refused because the machine
 * is slow asks again when the answer says so, with the same key, as the site does.
 * @returns status of the last answer
 */
async function order(buyer: number): Promise<number> {
  const write = markedWrite(`burst-${buyer}`, ORDER_TURN);
  const phone = { customer_phone_number: `0${String(buyer).padStart(9, '0')}` };
  const answer = await fetch(api.url + write.path, {
    method: 'POST',
    headers: {
      'idempotency-key': keyOf(write),
      [DEVICE_HEADER]: `device-token-of-buyer-${buyer}`,
    },
    body: new URLSearchParams({ ...write.fields, ...phone }),
  });
  await answer.text();
  const wait = answer.headers.get('retry-after');
  if (answer.status !== 503 || wait === null) return answer.status;
  await setTimeout(Number(wait) * 1_000);
  return order(buyer);
}

/** Sends the orders of so many further buyers in one moment. Gives how many were taken. */
async function burst(count: number, answer: (id: string) => Answer): Promise<number> {
  const buyers = Array.from({ length: count }, (_, n) => provider.seen.length + n);
  provider.answers = buyers.map((buyer) => answer(`order_of${buyer}`));
  const statuses = await Promise.all(buyers.map(order));
  return statuses.filter((status) => status === 200).length;
}

it('the API takes 200 orders that come in one moment while the payment provider takes 400 ms for each: all of them, once', async () => {
  // What runs for the first time runs slowly: these are not of the burst.
  let taken = 0;
  for (let n = 0; n < 50; n += 1) taken += await burst(1, made);
  expect(taken).toBe(50);

  const all = await burst(ORDERS, slowly);
  taken += all;
  expect(all).toBe(ORDERS);
  expect(atProvider.most).toBeGreaterThan(MANY_AT_ONCE);
  expect(await database.db.$count(salesOrder)).toBe(taken);
  expect(provider.seen).toHaveLength(taken);
});
