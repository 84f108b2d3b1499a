import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  createDealerApplication,
  createEnquiry,
  createLead,
  updateLeadTestRide,
} from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { eq } from 'drizzle-orm';
import { mailOutbox, payment, salesOrder, upload } from '../../platform/db/schema/all';
import { contractCalls } from '../../testing/contract-calls';
import { general } from '../../testing/enquiries';
import { at, post } from '../../testing/forms';
import { waitsForLock } from '../../testing/lock-waits';
import { SEND } from '../../testing/one-time-codes';
import { placeOrder } from '../../testing/orders';
import { LATE_WEBHOOKS, pay, reportFailure, reportSuccess } from '../../testing/payments';
import { pdf, proof } from '../../testing/proof-files';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { UPDATE_TEST_RIDE } from '../../testing/test-rides';
import { lockPayment } from '../payments/payment-rows';
import { settle } from '../payments/settle';
import { erasePerson } from './erase-person';
import { readPerson } from './read-person';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({ env: LATE_WEBHOOKS });
});
afterEach(() => api.close());

const ASHA = '9000000001';
const RAVI = '9000000002';
const DAY_MS = 86_400_000;

const mailOf = (phone: string) => `${phone}@rider.example`;
const nameOf = (phone: string) => (phone === ASHA ? 'Asha Iyengar' : 'Ravi Menon');

/** Sends everything that a person can send, but orders. */
async function fillIn(phone: string): Promise<void> {
  const { app } = api;
  const person = { name: nameOf(phone), email: mailOf(phone), phone_number: phone };
  await post(app, callAddress(createEnquiry), { ...general, ...person });
  const ride = await post(app, callAddress(createEnquiry), {
    category: 'Test ride',
    testride_status: 'Scheduled',
    source: 'Direct',
    campaign_id: '147',
    ...person,
  });
  const trackingId = String(at(ride.body, ['data', 'response_data', 'e_tracking_id']));
  const done = await post(
    app,
    UPDATE_TEST_RIDE,
    { trackingId, testride_status: 'Completed' },
    { file: proof(pdf(2_000)) },
  );
  expect(done.body).toMatchObject({ status: 200 });
  const lead = await post(app, callAddress(createLead), person);
  const leadId = String(at(lead.body, ['data', 'response_data', 'l_tracking_id']));
  const ridden = await post(
    app,
    callAddress(updateLeadTestRide),
    { trackingId: leadId, testride_status: 'Completed' },
    { file: proof(pdf(1_000)) },
  );
  expect(ridden.body).toMatchObject({ status: 200 });
  const { fields } = await contractCalls.createDealerApplication(api);
  const [first_name = '', last_name = ''] = person.name.split(' ');
  await post(app, callAddress(createDealerApplication), {
    ...fields,
    first_name,
    last_name,
    phone,
  });
  await post(app, SEND, { phone_number: phone, templateId: '1' });
}

const order = (phone: string) =>
  placeOrder(api, { customer_full_name: nameOf(phone), customer_phone_number: phone });

async function trackingIdOf({ vendorOrderId }: { vendorOrderId: string }): Promise<string> {
  const [found] = await api.deps.db
    .select({ trackingId: salesOrder.trackingId })
    .from(salesOrder)
    .innerJoin(payment, eq(payment.orderId, salesOrder.id))
    .where(eq(payment.vendorOrderId, vendorOrderId));
  return found?.trackingId ?? '';
}

/** Tables in which a text stands anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const { pool } = api.deps;
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(
      `select 1 from "${name}" as one where one::text like '%' || $1 || '%' limit 1`,
      [text],
    );
    if (rowCount) found.push(name);
  }
  return found.sort();
}

const erase = (phone: string, now = new Date()) =>
  erasePerson(api.deps.db, phone, { uploadsDir: api.deps.config.uploads.folder, now });

it('what is held about a person is told whole, and nothing of anybody else, and no secret', async () => {
  await fillIn(ASHA);
  await fillIn(RAVI);
  await reportSuccess(api, pay(api, await order(ASHA)));

  const told = await readPerson(api.deps.db, ASHA);
  const counts = Object.fromEntries(
    Object.entries(told).map(([what, rows]) => [what, rows.length]),
  );
  expect(counts).toEqual({
    enquiries: 2,
    leads: 1,
    testRideEvents: 3,
    dealerApplications: 1,
    oneTimeCodes: 1,
    orders: 1,
    payments: 1,
    paymentEvents: expect.any(Number),
    mails: 1,
  });
  expect(told.testRideEvents).toMatchObject([
    { proof: null },
    { proof: { type: 'application/pdf', bytes: 2_000 } },
    { proof: { type: 'application/pdf', bytes: 1_000 } },
  ]);
  const text = JSON.stringify(told);
  expect(text).not.toContain(RAVI);
  expect(text).not.toMatch(/hash/i);
});

it('a person who is erased stands in no table and has no proof any more, and everybody else stays as they were', async () => {
  await fillIn(RAVI);
  const kept = await api.deps.db.select().from(upload);
  await fillIn(ASHA);
  const old = await order(ASHA);
  await reportFailure(api, old.vendorOrderId);
  // As of an order that our people put back to unpaid by hand.
  const [oldOrder] = await api.deps.db
    .select({ id: salesOrder.id })
    .from(salesOrder)
    .where(eq(salesOrder.phone, ASHA));
  await api.deps.db.insert(mailOutbox).values({ kind: 'order-paid', orderId: oldOrder?.id ?? '' });
  const raviBefore = await readPerson(api.deps.db, RAVI);
  const proofs = (await api.deps.db.select().from(upload)).map(({ storedName }) => storedName);

  const { removed, kept: orders } = await erase(ASHA, new Date(Date.now() + 30 * DAY_MS));
  expect(removed).toEqual({
    enquiries: 2,
    leads: 1,
    testRideEvents: 3,
    proofs: 2,
    dealerApplications: 1,
    oneTimeCodes: 1,
    orders: 1,
  });
  expect(orders).toEqual([]);
  for (const text of [ASHA, 'Iyengar', mailOf(ASHA)]) expect(await tablesWith(text)).toEqual([]);
  const uploadsDir = api.deps.config.uploads.folder;
  expect(proofs.filter((name) => existsSync(join(uploadsDir, name)))).toEqual(
    kept.map(({ storedName }) => storedName),
  );
  expect(await api.deps.db.select().from(upload)).toEqual(kept);
  expect(await readPerson(api.deps.db, RAVI)).toEqual(raviBefore);
});

it('an order that was paid, or may still be paid, stays with the erased person, and is named with the reason', async () => {
  await fillIn(ASHA);
  const paid = await order(ASHA);
  await reportSuccess(api, pay(api, paid));
  const open = await order(ASHA);
  await reportFailure(api, open.vendorOrderId);

  const now = new Date();
  const { removed, kept } = await erase(ASHA, now);
  expect(removed).toMatchObject({ enquiries: 2, orders: 0 });
  expect(kept).toEqual([
    { trackingId: await trackingIdOf(paid), because: 'it was paid' },
    { trackingId: await trackingIdOf(open), because: 'it may still be paid' },
  ]);
  expect(await tablesWith(ASHA)).toEqual(['sales_order']);

  const later = await erase(ASHA, new Date(now.getTime() + 12 * DAY_MS));
  expect(later).toMatchObject({
    removed: { enquiries: 0, orders: 1 },
    kept: [{ because: 'it was paid' }],
  });
  const left = await api.deps.db.select().from(salesOrder).where(eq(salesOrder.phone, ASHA));
  expect(left.map(({ trackingId }) => trackingId)).toEqual([await trackingIdOf(paid)]);
});

it.each([
  ['is paid', { status: 'paid' as const }],
  ['has money', { paymentReference: 'pay_1' }],
])('an order of which only the payment says that it %s stays', async (_what, changes) => {
  await order(ASHA);
  await api.deps.db.update(payment).set(changes);
  const { kept } = await erase(ASHA, new Date(Date.now() + 30 * DAY_MS));
  expect(kept).toMatchObject([{ because: 'it was paid' }]);
});

it('an order whose money comes while its person is erased stays', async () => {
  const { db, pool } = api.deps;
  const placed = await order(ASHA);
  const { paymentId: reference } = pay(api, placed);
  const { vendorOrderId } = placed;
  const erasing = await db.transaction(async (tx) => {
    await lockPayment(tx, vendorOrderId);
    const erased = erase(ASHA, new Date(Date.now() + 30 * DAY_MS));
    await waitsForLock(pool, erased);
    const fact = { kind: 'succeeded', reference } as const;
    await settle(tx, api.app.log, { vendorOrderId, source: 'webhook', fact });
    // Not the promise itself, for which the transaction would wait.
    return { erased };
  });
  expect(await erasing.erased).toMatchObject({ kept: [{ because: 'it was paid' }] });
  expect((await readPerson(db, ASHA)).payments).toMatchObject([{ status: 'paid' }]);
});
