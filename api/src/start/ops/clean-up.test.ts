import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import {
  idempotencyKey,
  otpChallenge,
  payment,
  paymentEvent,
  salesOrder,
  upload,
} from '../../platform/db/schema/all';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { cleanUp, deletionsOf } from './clean-up';

const HOUR_MS = 60 * 60 * 1000;
const now = new Date('2026-11-21T10:00:00Z');
const retention = { contactDays: 730, applicationDays: 365 };

let database: TestDatabase;
let folder: string;
const warn = jest.fn();
const error = jest.fn();
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  warn.mockReset();
  error.mockReset();
  folder = mkdtempSync(join(tmpdir(), 'motorbike-uploads-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A file that was last written some hours ago. */
function addFile(name: string, hoursAgo: number): string {
  writeFileSync(join(folder, name), 'proof');
  const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
  utimesSync(join(folder, name), at, at);
  return name;
}
const clean = (signal?: AbortSignal) =>
  cleanUp(
    { db: database.db, uploadsDir: folder, retention, log: { warn, error, info: () => undefined } },
    now,
    signal,
  );

it('the clean-up removes what a crash left of a request, and leaves a request that is running alone', async () => {
  addFile(`${randomUUID()}.part`, 2);
  const running = addFile(`${randomUUID()}.part`, 0);
  expect(await clean()).toBe(true);
  expect(readdirSync(folder)).toEqual([running]);
  expect(warn).not.toHaveBeenCalled();
});

it('the clean-up begins no step once the process ends', async () => {
  const left = addFile(`${randomUUID()}.part`, 2);
  await clean(AbortSignal.abort());
  expect(readdirSync(folder)).toEqual([left]);
});

it('the clean-up keeps every proof when it looks from another database, and says how many it does not know', async () => {
  const known = addFile(randomUUID(), 3);
  await database.db.insert(upload).values({
    storedName: known,
    contentType: 'application/pdf',
    bytes: 5,
    sha256: 'hash',
  });
  const foreign = [addFile(randomUUID(), 3), addFile(randomUUID(), 300)];
  await clean();
  expect(readdirSync(folder).sort()).toEqual([known, ...foreign].sort());
  expect(warn.mock.calls).toEqual([[{ event: 'unknown-uploads', files: 2 }, expect.any(String)]]);
});

it('the clean-up touches neither files of others nor folders', async () => {
  addFile('token-secret', 48);
  addFile('download.part', 48);
  mkdirSync(join(folder, 'postgres'));
  mkdirSync(join(folder, `${randomUUID()}.part`));
  const before = readdirSync(folder);
  await clean();
  expect(readdirSync(folder)).toEqual(before);
  expect(warn).not.toHaveBeenCalled();
});

it('the clean-up forgets keys after nine days, later than any device still keeps what it sends under them', async () => {
  const days = (count: number) => new Date(now.getTime() - count * 24 * HOUR_MS);
  await database.db.insert(idempotencyKey).values([
    { key: 'old-key-1', route: '/x', bodyHash: 'h', createdAt: days(9.1) },
    { key: 'young-key', route: '/x', bodyHash: 'h', createdAt: days(8.9) },
  ]);
  await clean();
  const left = await database.db.select().from(idempotencyKey);
  expect(left.map(({ key }) => key)).toEqual(['young-key']);
});

it('the clean-up forgets one-time codes after two days, later than any limit still counts them', async () => {
  const sent = (phone: string, daysAgo: number) => {
    const createdAt = new Date(now.getTime() - daysAgo * 24 * HOUR_MS);
    return { phone, codeHash: 'h', addressHash: 'h', expiresAt: createdAt, createdAt };
  };
  await database.db.insert(otpChallenge).values([sent('0000012301', 2.1), sent('0000012302', 1.1)]);
  await clean();
  const left = await database.db.select().from(otpChallenge);
  expect(left.map(({ phone }) => phone)).toEqual(['0000012302']);
});

const address = {
  street: 'West Quarter',
  city: 'Hyderabad',
  district: 'Hyderabad',
  state: 'Telangana',
  pincode: '500001',
  country: 'India',
};
const order = {
  trackingId: 'O-CLEANUP',
  orderType: 'preorder' as const,
  status: 'failed' as const,
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
  amountPaise: 100,
  price: { actualPaise: 100, discountPaise: 0, amountPaise: 100, preorderPaise: 100, charges: [] },
};

it('the clean-up forgets payments without an order that nobody paid, also those reported as failed, and keeps paid ones and those of orders', async () => {
  const createdAt = new Date(now.getTime() - 3 * 24 * HOUR_MS);
  const [placed] = await database.db.insert(salesOrder).values(order).returning();
  const rows = [
    { vendorOrderId: 'order_unpaid', status: 'created' as const },
    { vendorOrderId: 'order_failed', status: 'failed' as const },
    { vendorOrderId: 'order_of_ours', status: 'failed' as const, orderId: placed?.id },
    { vendorOrderId: 'order_in_review', status: 'review' as const },
    { vendorOrderId: 'order_paid', status: 'paid' as const },
    // The provider is asked about it once, after a day.
    {
      vendorOrderId: 'order_young',
      status: 'created' as const,
      createdAt: new Date(now.getTime() - 1.5 * 24 * HOUR_MS),
    },
  ].map((row) => ({ provider: 'sandbox', amountPaise: 100, createdAt, ...row }));
  const made = await database.db.insert(payment).values(rows).returning({ id: payment.id });
  await database.db.insert(paymentEvent).values(
    made.map(({ id }) => ({
      paymentId: id,
      source: 'create' as const,
      kind: 'created' as const,
      outcome: 'applied' as const,
      toStatus: 'created' as const,
    })),
  );
  await clean();
  const left = await database.db.select({ id: payment.vendorOrderId }).from(payment);
  expect(left.map(({ id }) => id).sort()).toEqual([
    'order_in_review',
    'order_of_ours',
    'order_paid',
    'order_young',
  ]);
});

it.each(deletionsOf(retention).map(({ step, rows }) => [step, rows] as const))(
  'the clean-up finds the oldest %s over an index that leads with the time',
  async (_step, rows) => {
    const plan = await database.db.transaction(async (tx) => {
      // A few rows need no index: what it would do with millions is asked for.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      const lines = await tx.execute<{ line: string }>(
        sql`explain (format text) ${rows({ before: now, limit: 10 })}`,
      );
      return lines.rows.map((row) => Object.values(row).join('')).join('\n');
    });
    const scan = /Index Scan using (\w+) on \w+[^\n]*\n\s+Index Cond: \(created_at </.exec(plan);
    expect(plan).not.toContain('Sort');
    const { rows: found } = await database.db.execute<{ indexdef: string }>(
      sql`select indexdef from pg_indexes where indexname = ${scan?.[1] ?? plan}`,
    );
    expect(found.map(({ indexdef }) => indexdef).join()).toMatch(/USING btree \(created_at\)/);
  },
);

it('the clean-up goes on with the other steps when one fails, and says which', async () => {
  const days = new Date(now.getTime() - 10 * 24 * HOUR_MS);
  await database.db
    .insert(idempotencyKey)
    .values({ key: 'old-key-2', route: '/x', bodyHash: 'h', createdAt: days });
  await database.db.execute(sql`alter table otp_challenge rename to otp_hidden`);
  addFile(`${randomUUID()}.part`, 2);
  expect(await clean()).toBe(false);
  await database.db.execute(sql`alter table otp_hidden rename to otp_challenge`);
  expect(readdirSync(folder)).toEqual([]);
  expect(await database.db.$count(idempotencyKey, eq(idempotencyKey.key, 'old-key-2'))).toBe(0);
  expect(error.mock.calls).toEqual([
    [expect.objectContaining({ step: 'codes' }), expect.any(String)],
  ]);
});
