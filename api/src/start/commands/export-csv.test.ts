import { Writable } from 'node:stream';
import { enquiry, payment, salesOrder } from '../../platform/db/schema/all';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
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

const address = {
  street: 'West Quarter',
  city: 'Hyderabad',
  district: 'Hyderabad',
  state: 'Telangana',
  pincode: '500001',
  country: 'India',
};
const paidOrder: typeof salesOrder.$inferInsert = {
  trackingId: 'O-EXPORT',
  orderType: 'preorder',
  status: 'paid',
  itemKey: 'vayu_one-0-red',
  itemsList: 'vayu_one-0-red-1',
  customerName: 'Asha Rao',
  phone: '0000012345',
  email: 'asha@rider.example',
  billing: address,
  shipping: address,
  source: 'website',
  deliveryType: 'transport',
  vendorLabel: 'Razorpay',
  amountPaise: 102_800,
  price: {
    actualPaise: 10_000_000,
    discountPaise: 0,
    amountPaise: 10_000_000,
    preorderPaise: 99_900,
    charges: [],
  },
};

it('the export writes a header and one line per row, with what a spreadsheet would run made harmless', async () => {
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
  'the export writes %s, also when there are none',
  async (name) => {
    expect((await exported(name)).split('\n')).toHaveLength(2);
  },
);

it('the export writes an order with the ids under which its payment is found at the provider', async () => {
  const { db } = database;
  const [order] = await db.insert(salesOrder).values(paidOrder).returning({ id: salesOrder.id });
  await db.insert(payment).values({
    orderId: order?.id ?? null,
    provider: 'razorpay',
    vendorOrderId: 'order_Export1',
    paymentReference: 'pay_Export1',
    amountPaise: 102_800,
    status: 'paid',
  });
  const [header, line] = (await exported('orders')).split('\n');
  expect(header).toMatch(/^tracking_id,created_at,order_type,status,vendor_order_id,payment_refer/);
  expect(line).toMatch(/^O-EXPORT,.*,preorder,paid,order_Export1,pay_Export1,vayu_one-0-red-1,/);
});

it('the export says what can be exported', () => {
  expect(() => parseExportName('constructor')).toThrow(
    'Name what to export: enquiries, leads, applications, orders.',
  );
});
