import { readdirSync, rmSync } from 'node:fs';
import { readPopupOffers, templateOf } from '@site/contract';
import { callAddress, endpoints } from '@site/contract/endpoints';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { SandboxProvider } from '../platform/payment-provider/sandbox-provider';
import { sign } from '../platform/payment-provider/signatures';
import { type ContractRow, contractCalls } from '../testing/contract-calls';
import {
  bodyOf,
  FILE_ADDRESSES,
  type FuzzRequest,
  fuzzRequest,
  type RightCall,
  urlOf,
  webhookOf,
} from '../testing/fuzz-requests';
import { placeOrder } from '../testing/orders';
import { makeSampleContent } from '../testing/sample-content';
import { openTestApi, type TestApi, type TestRoute } from '../testing/test-api';
import { visitorTables } from './commands/visitor-tables';

/** The same requests in every run; a failure prints the one it shrank to. */
const SEED = 20_261_121;
const RUNS = 2500;

const APP = '/api/v2/ev';
const WEBHOOK = `${APP}/payments/sandbox/webhook`;
const SANDBOX = {
  keySecret: 'fuzz-results',
  webhookSecret: 'fuzz-webhooks',
  scriptUrl: `${APP}/payments/sandbox/checkout.js`,
};
/** What an answer may never say of the inside. */
const INSIDE = /\bat .+:\d+:\d+|node_modules|select .+ from|insert into|Failed query/;

const emptyLedger = { add: async () => {}, list: async () => [] };
const content = makeSampleContent();
let api: TestApi;
let orderId: string;
/** What a route takes when all is right, by its address. */
const right = new Map<string, RightCall>();
beforeAll(async () => {
  api = await openTestApi({
    env: {
      SANDBOX_WEBHOOK_DELAY_MS: '600000',
      OTP_PER_ADDRESS: '100000',
      CONTENT_DIST_DIR: content,
    },
    deps: { payments: new SandboxProvider({ ...SANDBOX, ledger: emptyLedger }) },
    staticJson: new Map([[callAddress(readPopupOffers), { body: '{"data":{}}', etag: '"1"' }]]),
  });
  for (const row of Object.keys(contractCalls) as ContractRow[]) {
    right.set(templateOf(endpoints[row], 'ev'), await contractCalls[row](api));
  }
  for (const [url, call] of right) {
    if (!FILE_ADDRESSES.includes(url)) continue;
    // The way on which files come in.
    right.set(url, { ...call, fields: { ...call.fields, testride_status: 'Completed' } });
  }
  ({ vendorOrderId: orderId } = await placeOrder(api));
  right.set(`${APP}/payments/sandbox/pay`, { fields: { order_id: orderId, outcome: 'success' } });
});
afterAll(async () => {
  await api.close();
  rmSync(content, { recursive: true, force: true });
});

const nameOf = ({ method, url }: TestRoute): string => `${method} ${url}`;

function requestOf(fuzz: FuzzRequest): InjectOptions {
  const { route, webhook } = fuzz;
  const call = right.get(route.url) ?? {};
  const headers = { ...fuzz.headers, ...(fuzz.hasRightParams ? call.headers : {}) };
  const method = (fuzz.method || route.method) as NonNullable<InjectOptions['method']>;
  const url = urlOf(fuzz, call);
  if (method === 'GET' || method === 'HEAD') return { method, url, headers };
  if (route.url === WEBHOOK) {
    const payload = webhookOf(webhook);
    const signature = webhook.isSigned ? sign(SANDBOX.webhookSecret, payload) : '';
    return { method, url, headers: { ...headers, 'x-razorpay-signature': signature }, payload };
  }
  const { type, payload } = bodyOf(fuzz, call);
  return { method, url, headers: { ...headers, 'content-type': type }, payload };
}

const COUNTS = `select ${visitorTables
  .map((table) => `(select count(*)::int from ${table}) as ${table}`)
  .join(', ')}`;

/** Everything that visitors can leave behind: rows by table, and files. */
async function readTraces() {
  const { rows } = await api.deps.pool.query<Record<string, number>>(COUNTS);
  return { rows: rows[0] ?? {}, files: readdirSync(api.deps.config.uploads.folder).sort() };
}

it(`the API answers ${RUNS} hostile requests to every route without a fault, and keeps only what it accepts`, async () => {
  const met = new Set<string>();
  const start = await readTraces();
  let now = start;
  await fc.assert(
    fc.asyncProperty(fuzzRequest(api.routes, orderId), async (fuzz) => {
      met.add(nameOf(fuzz.route));
      const request = requestOf(fuzz);
      const { statusCode: status, headers, body } = await api.app.inject(request);
      const before = now;
      now = await readTraces();
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(headers)).not.toMatch(INSIDE);
      if (status >= 400 || request.method === 'HEAD') expect(now).toEqual(before);
      if (status < 400 || request.method === 'HEAD') return;
      expect(body).not.toMatch(INSIDE);
      expect(JSON.parse(body)).toMatchObject({ status, message: expect.any(String) });
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: false },
  );
  expect([...met].sort()).toEqual(api.routes.map(nameOf).sort());
  // Some files were taken, and each has its row.
  const taken = now.rows['upload'] ?? 0;
  expect(taken).toBeGreaterThan(0);
  expect(now.files).toHaveLength(start.files.length + taken);
}, 120_000);
