import { Writable } from 'node:stream';
import { enquiry } from '../db/schema/all';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { exportCsv, parseExportName } from './export-csv';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function exported(name: 'enquiries' | 'leads' | 'applications' | 'orders'): Promise<string> {
  const chunks: Buffer[] = [];
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const client = await database.pool.connect();
  try {
    await exportCsv(client, name, out);
  } finally {
    client.release();
  }
  return Buffer.concat(chunks).toString();
}

it('writes a header and one line per row, with what a spreadsheet would run made harmless', async () => {
  await database.db.insert(enquiry).values({
    trackingId: 'E-TEST',
    kind: 'general',
    category: 'Item enquiry',
    name: '=HYPERLINK("http://evil.example","x")',
    phone: '0000012345',
    description: 'two\nlines, with a comma',
    details: {},
  });
  const csv = await exported('enquiries');
  expect(csv.split('\n')[0]).toMatch(/^tracking_id,created_at,kind,category,name,phone,email/);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
  expect(csv).toContain('"two\nlines, with a comma"');
});

it.each(['leads', 'applications', 'orders'] as const)(
  'exports %s, also when there are none',
  async (name) => {
    expect((await exported(name)).split('\n')).toHaveLength(2);
  },
);

it('says what can be exported', () => {
  expect(() => parseExportName('constructor')).toThrow(
    'Name what to export: enquiries, leads, applications, orders.',
  );
});
