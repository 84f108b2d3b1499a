import { Writable } from 'node:stream';
import { enquiry, payment, paymentEvent, salesOrder } from '../../platform/db/schema/all';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { type ExportName, exportCsv, parseExportName } from './export-csv';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function exported(name: ExportName): Promise<string> {
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
  const harmful = { street: '-2+3', city: '+2+3', district: '@SUM(A1)', state: '\t=2+3' };
  await database.db.insert(enquiry).values({
    ...{ trackingId: 'E-Z-EARLIER', kind: 'general', category: 'Item enquiry', name: 'Asha-Rao' },
    ...{ phone: '0000012345', details: {}, createdAt: new Date('2026-01-01T00:00:00Z') },
    ...harmful,
  });
  const csv = await exported('enquiries');
  expect(csv.split('\n')[0]).toMatch(/^tracking_id,created_at,kind,category,name,phone,email/);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
  expect(csv).toContain('"two\nlines, with a comma"');
  expect(csv).toContain(`,'\t=2+3,'@SUM(A1),'+2+3,'-2+3,`);
  expect(csv).toContain(',Asha-Rao,');
  expect(csv.split('\n')[1]).toMatch(/^E-Z-EARLIER,/);
});

it.each(['leads', 'applications', 'orders', 'payments'] as const)(
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
    'Name what to export: enquiries, leads, applications, orders, payments.',
  );
});

/** Rows of an export by the names of its columns; none of these cells has a comma or a line break. */
const rowsOf = (csv: string): Record<string, string>[] => {
  const [names = [], ...lines] = csv
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
};

type NewEvent = Omit<typeof paymentEvent.$inferInsert, 'paymentId'>;

/** A payment with what was told of it. */
async function addPayment(
  values: Omit<typeof payment.$inferInsert, 'provider' | 'status'> &
    Partial<Pick<typeof payment.$inferInsert, 'status'>>,
  events: readonly NewEvent[],
): Promise<void> {
  const [made] = await database.db
    .insert(payment)
    .values({ provider: 'razorpay', status: 'paid', ...values })
    .returning({ id: payment.id });
  const paymentId = made?.id ?? '';
  await database.db.insert(paymentEvent).values(events.map((event) => ({ ...event, paymentId })));
}

const success = (paymentReference: string, at: string, more: Partial<NewEvent> = {}): NewEvent => ({
  ...{ source: 'report', kind: 'succeeded', outcome: 'applied', toStatus: 'paid' },
  ...{ paymentReference, createdAt: new Date(at), ...more },
});

it('the export of orders says how an amount came about, and on which days in India it was ordered and paid', async () => {
  const [order] = await database.db
    .insert(salesOrder)
    .values({
      ...paidOrder,
      trackingId: 'O-PRICED',
      orderType: 'order',
      dispatchCentre: 'hyderabad',
      amountPaise: 14_729_000,
      price: {
        actualPaise: 14_999_900,
        discountPaise: 699_900,
        amountPaise: 14_300_000,
        preorderPaise: 99_900,
        charges: [{ type: 'Platform fee', basisPoints: 300, paise: 429_000 }],
      },
      // An hour before, and ten minutes after, the financial year begins in India.
      createdAt: new Date('2026-03-31T17:30:00Z'),
    })
    .returning({ id: salesOrder.id });
  await addPayment(
    {
      ...{ orderId: order?.id ?? null, vendorOrderId: 'order_Priced1' },
      ...{ paymentReference: 'pay_Priced1', amountPaise: 14_729_000 },
    },
    [
      success('', '2026-03-31T17:30:00Z', { source: 'create', kind: 'created' }),
      success('pay_Priced1', '2026-03-31T18:40:00Z'),
      success('pay_Priced1', '2026-04-02T10:00:00Z', { source: 'webhook', outcome: 'repeated' }),
    ],
  );
  const csv = await exported('orders');
  const line = csv.split('\n').find((one) => one.startsWith('O-PRICED')) ?? '';
  expect(csv.split('\n')[0]).toMatch(
    /,shipping,ordered_on,paid_at,paid_on,provider,list_price_paise,discount_paise,bike_price_paise,advance_paise,charges,dispatch_centre$/,
  );
  expect(line).toMatch(
    /,2026-03-31,2026-03-31 18:40:00\+00,2026-04-01,razorpay,14999900,699900,14300000,99900,"\[.*""paise"": 429000.*\]",hyderabad$/,
  );
});

it('the export of orders says when the money of an order came of which a person said that it stands', async () => {
  const [order] = await database.db
    .insert(salesOrder)
    .values({ ...paidOrder, trackingId: 'O-STANDS' })
    .returning({ id: salesOrder.id });
  await addPayment(
    {
      ...{ orderId: order?.id ?? null, vendorOrderId: 'order_Stands' },
      ...{ paymentReference: 'pay_short', amountPaise: 102_800 },
    },
    [
      success('pay_short', '2026-04-03T10:00:00Z', { outcome: 'mismatch', toStatus: 'review' }),
      success('pay_short', '2026-04-05T10:00:00Z', { kind: 'decided', outcome: 'stands' }),
    ],
  );
  const [line] = (await exported('orders')).split('\n').filter((one) => /^O-STANDS/.test(one));
  expect(line).toContain(',2026-04-03 10:00:00+00,2026-04-03,razorpay,');
});

it.each([
  [
    'the day on which an order was paid that a person has to look at since',
    'applied',
    '2026-04-03',
  ],
  [
    'no day of payment where other money came than was asked for, until somebody decides',
    'mismatch',
    '',
  ],
] as const)('the export of orders says %s', async (_what, outcome, day) => {
  const trackingId = `O-${outcome.toUpperCase()}`;
  const [order] = await database.db
    .insert(salesOrder)
    .values({ ...paidOrder, trackingId, status: 'review' })
    .returning({ id: salesOrder.id });
  await addPayment(
    {
      ...{ orderId: order?.id ?? null, vendorOrderId: `order_${outcome}`, status: 'review' },
      ...{ paymentReference: 'pay_looked_at', amountPaise: 102_800 },
    },
    [success('pay_looked_at', '2026-04-03T10:00:00Z', { outcome })],
  );
  const [line] = (await exported('orders')).split('\n').filter((one) => one.startsWith(trackingId));
  expect(line).toMatch(new RegExp(`,${day},razorpay,`));
});

it('the export of payments has a line for all money that came or went back, also of second payments and of none of our orders', async () => {
  const [order] = await database.db
    .insert(salesOrder)
    .values({ ...paidOrder, trackingId: 'O-TWICE' })
    .returning({ id: salesOrder.id });
  const day = '2026-04-02T10:00:00Z';
  await addPayment(
    { orderId: order?.id ?? null, vendorOrderId: 'order_Twice', amountPaise: 102_800 },
    [
      { source: 'create', kind: 'created', outcome: 'applied', toStatus: 'created' },
      success('pay_one', day),
      success('pay_one', day, { source: 'webhook', outcome: 'repeated', amountPaise: 102_800 }),
      success('pay_two', day, { source: 'webhook', outcome: 'duplicate', amountPaise: 102_800 }),
      success('pay_two', day, { kind: 'refunded', outcome: 'noted', amountPaise: 50_000 }),
      success('pay_two', day, { kind: 'refunded', outcome: 'noted' }),
    ],
  );
  await addPayment({ vendorOrderId: 'order_NoOrder', amountPaise: 99_900 }, [
    success('pay_none', day, { source: 'webhook', amountPaise: 99_900 }),
  ]);
  const lines = rowsOf(await exported('payments'))
    .filter(({ day: on }) => on === '2026-04-02')
    .map((row) =>
      ['kind', 'outcome', 'payment_reference', 'amount_paise', 'tracking_id']
        .map((name) => row[name])
        .join(' '),
    );
  expect(lines.sort()).toEqual([
    'refunded noted pay_two  O-TWICE',
    'refunded noted pay_two 50000 O-TWICE',
    'succeeded applied pay_none 99900 ',
    'succeeded applied pay_one 102800 O-TWICE',
    'succeeded duplicate pay_two 102800 O-TWICE',
  ]);
});
