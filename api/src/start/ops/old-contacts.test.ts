import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../platform/db/db';
import { BoundedPool, openDb } from '../../platform/db/pool';
import {
  dealer,
  dealerApplication,
  enquiry,
  lead,
  mailOutbox,
  payment,
  paymentEvent,
  salesOrder,
  testRideEvent,
  upload,
} from '../../platform/db/schema/all';
import { testConfig } from '../../testing/test-api';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { cleanUp } from './clean-up';

const DAY_MS = 86_400_000;
const now = new Date('2026-11-21T10:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
const YEARS = 2 * 365;

let database: TestDatabase;
let folder: string;
const error = jest.fn();
beforeEach(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'motorbike-uploads-'));
  error.mockReset();
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

const clean = (retention = { contactDays: YEARS, applicationDays: 365 }, db: Db = database.db) =>
  cleanUp(
    {
      db,
      uploadsDir: folder,
      retention,
      log: { warn: jest.fn(), error, info: jest.fn() },
    },
    now,
  );

const addEnquiry = (trackingId: string, phone: string, days: number) =>
  database.db.insert(enquiry).values({
    trackingId,
    phone,
    kind: 'general',
    category: 'Item enquiry',
    name: 'Asha Rao',
    details: {},
    createdAt: ago(days),
  });

const addLead = (trackingId: string, phone: string, days: number) =>
  database.db
    .insert(lead)
    .values({ trackingId, phone, name: 'Asha Rao', details: {}, createdAt: ago(days) });

const address = { street: '', city: '', district: '', state: '', pincode: '', country: '' };
const price = { actualPaise: 1, discountPaise: 0, amountPaise: 1, preorderPaise: 1, charges: [] };

async function addOrder(
  trackingId: string,
  phone: string,
  days: number,
  status: 'created' | 'failed' | 'paid' | 'review' = 'failed',
  paid: Partial<typeof payment.$inferInsert> = {},
) {
  const [order] = await database.db
    .insert(salesOrder)
    .values({
      ...{ trackingId, phone, status, price, orderType: 'preorder', createdAt: ago(days) },
      ...{ itemKey: 'x', itemsList: 'x-1', customerName: 'Asha Rao', email: 'asha@rider.example' },
      ...{ billing: address, shipping: address, source: 'website', deliveryType: 'transport' },
      ...{ vendorLabel: 'Razorpay', amountPaise: 1 },
    })
    .returning({ id: salesOrder.id });
  const [attempt] = await database.db
    .insert(payment)
    .values({
      ...{ orderId: order?.id, provider: 'razorpay', vendorOrderId: `order_${trackingId}` },
      ...{ amountPaise: 1, status, createdAt: ago(days), ...paid },
    })
    .returning({ id: payment.id });
  await database.db.insert(paymentEvent).values({
    ...{ paymentId: attempt?.id ?? '', source: 'create', kind: 'created', outcome: 'applied' },
    toStatus: status,
  });
}

/** Tracking ids of what is left of enquiries, leads and orders. */
async function left(): Promise<string[]> {
  const { db } = database;
  const rows = [
    ...(await db.select({ id: enquiry.trackingId }).from(enquiry)),
    ...(await db.select({ id: lead.trackingId }).from(lead)),
    ...(await db.select({ id: salesOrder.trackingId }).from(salesOrder)),
  ];
  return rows.map(({ id }) => id).sort();
}

it('who was not heard of for two years is forgotten: enquiries, leads, and orders that nobody paid', async () => {
  await addEnquiry('E-silent', '9000000001', YEARS + 1);
  await addLead('L-silent', '9000000001', YEARS + 2);
  await addOrder('O-silent', '9000000001', YEARS + 3);
  // As of an order that our people put back to unpaid by hand.
  const [silent] = await database.db.select({ id: salesOrder.id }).from(salesOrder);
  await database.db.insert(mailOutbox).values({ kind: 'order-paid', orderId: silent?.id ?? '' });
  await addEnquiry('E-young', '9000000002', YEARS - 1);
  await clean();
  expect(await left()).toEqual(['E-young']);
  expect(error).not.toHaveBeenCalled();
});

it.each([
  ['enquiry', () => addEnquiry('A-new', '9000000001', 10)],
  ['lead', () => addLead('A-new', '9000000001', 10)],
  ['order', () => addOrder('A-new', '9000000001', 10)],
])('who sends an %s again within two years is not forgotten', async (_what, contact) => {
  await addEnquiry('E-old', '9000000001', YEARS + 1);
  await addLead('L-old', '9000000001', YEARS + 1);
  await addOrder('O-old', '9000000001', YEARS + 1);
  await contact();
  await clean();
  expect(await left()).toEqual(['A-new', 'E-old', 'L-old', 'O-old']);
});

it.each([
  ['enquiry', () => addEnquiry('A-ridden', '9000000001', YEARS + 1)],
  ['lead', () => addLead('A-ridden', '9000000001', YEARS + 1)],
])(
  'who had a test ride of an %s within two years keeps all of theirs, however old',
  async (_what, ridden) => {
    await addEnquiry('E-old', '9000000001', YEARS + 2);
    await addLead('L-old', '9000000001', YEARS + 2);
    await addOrder('O-old', '9000000001', YEARS + 2);
    await addEnquiry('E-other', '9000000002', YEARS + 2);
    await ridden();
    await database.db.insert(testRideEvent).values({
      ...{ trackingId: 'A-ridden', toStatus: 'Completed' },
      createdAt: ago(10),
    });
    await clean();
    expect(await left()).toEqual(['A-ridden', 'E-old', 'L-old', 'O-old']);
  },
);

it('an order that was paid, or that a person looks at, is kept, however old it is', async () => {
  await addOrder('O-paid', '9000000001', 3 * YEARS, 'paid');
  await addOrder('O-review', '9000000002', 3 * YEARS, 'review');
  // Where somebody changed one of them by hand, each alone is enough.
  await addOrder('O-alone', '9000000005', 3 * YEARS, 'paid', { status: 'failed' });
  await addOrder('O-says-no', '9000000003', 3 * YEARS, 'failed', { status: 'paid' });
  await addOrder('O-has-money', '9000000004', 3 * YEARS, 'failed', { paymentReference: 'pay_1' });
  await clean();
  expect(await left()).toEqual(['O-alone', 'O-has-money', 'O-paid', 'O-review', 'O-says-no']);
});

it('a test ride whose state changed within two years is kept, an older one goes with its history and its proof', async () => {
  const { db } = database;
  const proofs = { old: randomUUID(), young: randomUUID() };
  for (const [age, storedName] of Object.entries(proofs)) {
    writeFileSync(join(folder, storedName), 'proof');
    const days = age === 'old' ? YEARS + 1 : 10;
    const [file] = await db
      .insert(upload)
      .values({
        ...{ storedName, contentType: 'application/pdf', bytes: 5, sha256: 'x' },
        createdAt: ago(days),
      })
      .returning({ id: upload.id });
    await addEnquiry(`E-${age}`, age === 'old' ? '9000000001' : '9000000002', YEARS + 2);
    await db.insert(testRideEvent).values({
      ...{ trackingId: `E-${age}`, toStatus: 'Completed', uploadId: file?.id },
      createdAt: ago(days),
    });
  }
  await clean();
  expect(await left()).toEqual(['E-young']);
  const events = await db.select({ id: testRideEvent.trackingId }).from(testRideEvent);
  expect(events).toEqual([{ id: 'E-young' }]);
  expect(existsSync(join(folder, proofs.old))).toBe(false);
  expect(existsSync(join(folder, proofs.young))).toBe(true);
  expect((await db.select().from(upload)).map(({ storedName }) => storedName)).toEqual([
    proofs.young,
  ]);
});

it('an application is kept for a year, and for ever when its sender has become a dealer', async () => {
  const { db } = database;
  const [known] = await db.select().from(dealer).limit(1);
  if (!known) throw new Error('the seeds have no dealer');
  await db.insert(dealer).values({ ...known, id: 'D-new', phone: '+91 90000 00003' });
  const add = (trackingId: string, phone: string, days: number) =>
    db.insert(dealerApplication).values({
      ...{ trackingId, phone, campaignId: '166', country: 'India', createdAt: ago(days) },
      ...{ firstName: 'Asha', lastName: 'Rao', email: 'asha@rider.example', phoneVerified: true },
      ...{ state: '', district: '', city: '', street: '', pincode: '', requirements: {} },
    });
  await add('A-old', '9000000001', 366);
  await add('A-young', '9000000002', 364);
  await add('A-dealer', '9000000003', 900);
  await clean();
  const kept = await db.select({ id: dealerApplication.trackingId }).from(dealerApplication);
  expect(kept.map(({ id }) => id).sort()).toEqual(['A-dealer', 'A-young']);
});

it('a time of 0 days keeps all for ever', async () => {
  await addEnquiry('E-old', '9000000001', 5 * YEARS);
  await addOrder('O-old', '9000000001', 5 * YEARS);
  const storedName = randomUUID();
  writeFileSync(join(folder, storedName), 'proof');
  await database.db.insert(upload).values({
    ...{ storedName, contentType: 'application/pdf', bytes: 5, sha256: 'x' },
    createdAt: ago(5 * YEARS),
  });
  await clean({ contactDays: 0, applicationDays: 0 });
  expect(await left()).toEqual(['E-old', 'O-old']);
  expect(existsSync(join(folder, storedName))).toBe(true);
  expect(await database.db.$count(upload)).toBe(1);
});

it('a number that staff enter for thousands of rides holds the clean-up up no more than others do', async () => {
  await database.pool.query(`
    insert into enquiry (tracking_id, phone, kind, category, name, details, created_at)
    select 'E-' || n, '9999999999', 'recorded', 'Test ride', 'Asha Rao', '{}', timestamptz '2024-01-01'
    from generate_series(1, 8000) as n`);
  await database.pool.query(`
    insert into test_ride_event (tracking_id, to_status, created_at)
    select tracking_id, 'Completed', created_at from enquiry`);
  await addEnquiry('E-young', '9999999999', 3);
  await addEnquiry('E-silent', '9000000001', YEARS + 1);
  await database.pool.query('analyze');
  const pool = new BoundedPool({
    ...database.connection,
    ...{
      max: 1,
      maxWaiting: 10,
      maxWaitMs: 60_000,
      statement_timeout: testConfig(folder).dbStatementTimeoutMs,
    },
  });
  await clean(undefined, openDb(pool)).finally(() => pool.end());
  expect(error).not.toHaveBeenCalled();
  const ids = await left();
  expect(ids).toHaveLength(8_001);
  expect(ids).not.toContain('E-silent');
});

it('each reference of a row that is removed after a time is found by an index, not by reading a whole table', async () => {
  const { rows } = await database.pool.query<{ reference: string }>(`
    select format('%s.%s', conrelid::regclass, attname) as reference
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f'
      and confrelid in ('upload'::regclass, 'payment'::regclass, 'sales_order'::regclass)
      and not exists (
        select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`);
  expect(rows).toEqual([]);
});
