import { type Endpoint, servicePath } from '@site/contract';
import { endpoints } from '@site/contract/endpoints';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { type ContractRow, contractCalls } from './testing/contract-calls';
import { openTestApi, type TestApi } from './testing/test-api';

/** The same requests in every run; a failure prints the one it shrank to. */
const SEED = 20_261_121;
const RUNS = 2500;

const rows = Object.keys(contractCalls) as ContractRow[];
const WRITTEN = ['enquiry', 'lead', 'dealer_application', 'sales_order', 'otp_challenge'];

const nasty = fc.constantFrom(
  '',
  '\0',
  '\ud800',
  '../../etc/passwd',
  "' or 1=1 --",
  '$1; drop table enquiry',
  '<script>alert(1)</script>',
  '%00',
  '%s%n',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  '9'.repeat(400),
  '\u202eabc',
  '{"a":',
  'null',
  'x'.repeat(5000),
);
const text = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 30 }),
);
const value = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3, noNullPrototype: true }),
);
const headerText = fc
  .oneof(nasty, fc.string({ maxLength: 40 }))
  .map((header) => header.replace(/[^\x20-\x7e]/g, '?').trim());

const request = fc.record({
  row: fc.constantFrom(...rows),
  method: fc.constantFrom('right' as const, 'right' as const, 'right' as const, 'other' as const),
  params: fc.array(text, { minLength: 4, maxLength: 4 }),
  keptFields: fc.double({ min: 0, max: 1, noNaN: true }),
  changes: fc.dictionary(text, value, { maxKeys: 4 }),
  changedFields: fc.array(fc.tuple(fc.nat(), value), { maxLength: 3 }),
  format: fc.constantFrom('json', 'form', 'multipart', 'raw'),
  raw: fc.oneof(text, fc.json()),
  contentType: headerText,
  key: fc.option(headerText),
  authorization: fc.option(headerText),
});
type FuzzRequest = typeof request extends fc.Arbitrary<infer T> ? T : never;

const asText = (field: unknown): string =>
  typeof field === 'string' ? field : JSON.stringify(field);

function bodyOf(fuzz: FuzzRequest, valid: Readonly<Record<string, string>>) {
  const names = Object.keys(valid);
  const fields: Record<string, unknown> = Object.fromEntries(
    names.slice(0, Math.ceil(names.length * fuzz.keptFields)).map((name) => [name, valid[name]]),
  );
  for (const [index, changed] of fuzz.changedFields) {
    const name = names[index % Math.max(names.length, 1)];
    if (name) fields[name] = changed;
  }
  const all = { ...fields, ...fuzz.changes };
  if (fuzz.format === 'json') {
    return { type: 'application/json', payload: JSON.stringify(all) };
  }
  if (fuzz.format === 'form') {
    const pairs = Object.entries(all).map(([name, field]) => [name, asText(field)]);
    return {
      type: 'application/x-www-form-urlencoded',
      payload: new URLSearchParams(pairs).toString(),
    };
  }
  if (fuzz.format === 'multipart') {
    const parts = Object.entries(all).map(
      ([name, field]) =>
        `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${asText(field)}\r\n`,
    );
    return { type: 'multipart/form-data; boundary=b', payload: `${parts.join('')}--b--\r\n` };
  }
  return { type: fuzz.contentType || 'application/json', payload: fuzz.raw };
}

let api: TestApi;
const valid = new Map<ContractRow, Readonly<Record<string, string>>>();
beforeAll(async () => {
  api = await openTestApi({
    env: { SANDBOX_WEBHOOK_DELAY_MS: '600000', OTP_PER_ADDRESS: '100000' },
  });
  for (const row of rows) valid.set(row, (await contractCalls[row](api)).fields ?? {});
});
afterAll(() => api.close());

async function countWritten(): Promise<number> {
  const counts = WRITTEN.map((table) => sql`(select count(*) from ${sql.identifier(table)})`);
  const { rows: found } = await api.deps.db.execute<{ count: number }>(
    sql`select (${sql.join(counts, sql` + `)})::int as count`,
  );
  return found[0]?.count ?? 0;
}

it(`answers ${RUNS} hostile requests without a fault, and writes only what it accepts`, async () => {
  let written = await countWritten();
  await fc.assert(
    fc.asyncProperty(request, async (fuzz) => {
      const endpoint: Endpoint = endpoints[fuzz.row];
      let index = 0;
      const path = endpoint.path.replace(/:\w+/g, () => {
        index += 1;
        return encodeURIComponent((fuzz.params[index - 1] ?? '').replace(/\p{Cs}/gu, '')) || 'x';
      });
      const method = fuzz.method === 'right' ? endpoint.method : 'PUT';
      const { type, payload } = bodyOf(fuzz, valid.get(fuzz.row) ?? {});
      const response = await api.app.inject({
        method,
        url: servicePath(endpoint.service, 'ev') + path,
        headers: {
          ...(method === 'GET' ? {} : { 'content-type': type }),
          ...(fuzz.key === null ? {} : { 'idempotency-key': fuzz.key }),
          ...(fuzz.authorization === null ? {} : { authorization: fuzz.authorization }),
        },
        ...(method === 'GET' ? {} : { payload }),
      });
      expect(response.statusCode).toBeLessThan(500);
      expect(response.body).not.toMatch(/\bat .+:\d+:\d+|node_modules|select .+ from|Failed query/);
      const body = JSON.parse(response.body) as { status: number };
      expect(body.status).toBe(response.statusCode);
      const now = method === 'GET' ? written : await countWritten();
      if (response.statusCode >= 400) expect(now).toBe(written);
      written = now;
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: false },
  );
}, 240_000);
