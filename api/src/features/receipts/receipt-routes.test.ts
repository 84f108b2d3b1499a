import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVICE_HEADER, RECEIPT_PDF_PATH, type Receipt, servicePath } from '@site/contract';
import { DEFAULT_APP } from '@site/contract/endpoints';
import { eq, sql } from 'drizzle-orm';
import { salesOrder } from '../../platform/db/schema/all';
import { at, get } from '../../testing/forms';
import { type PlacedOrder, placeOrder, referTo } from '../../testing/orders';
import {
  LATE_WEBHOOKS,
  pay,
  reportSuccess,
  sendWebhook,
  webhookAbout,
} from '../../testing/payments';
import { readPdfText } from '../../testing/pdf/pdf-text';
import { makeSampleContent } from '../../testing/sample-content';
import { openTestApi, type TestApi, tokenOf } from '../../testing/test-api';

const PDF = servicePath('app', DEFAULT_APP) + RECEIPT_PDF_PATH;
const NAME = 'आशा क्षत्रिय';

const content = makeSampleContent();
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: { ...LATE_WEBHOOKS, CONTENT_DIST_DIR: content } });
});
afterAll(() => api.close());

const receiptIn = (body: unknown) => at(body, ['data', 'response_data', 'receipt']) as Receipt;
const readReceipt = async (headers: Readonly<Record<string, string>>) =>
  receiptIn((await get(api.app, `${PDF}/data`, headers)).body);

async function paidOrder(changes: Readonly<Record<string, string>> = {}) {
  const order = await placeOrder(api, { customer_full_name: NAME, ...changes });
  const paid = pay(api, order);
  await reportSuccess(api, paid);
  return { order, paid, receipt: await readReceipt(referTo(order)) };
}
const verified = (phone: string) => ({ authorization: `Bearer ${tokenOf(api, phone)}` });
const sum = (lines: Receipt['lines']) => lines.reduce((total, { amount }) => total + amount, 0);

it('a receipt accounts for a pre-booking: what was paid, for what, and what is left for later', async () => {
  const { order, paid, receipt } = await paidOrder({ items_list: 'vayu_marut-gt-graphite-1' });
  expect(receipt).toMatchObject({
    title: 'Receipt for a pre-booking',
    transaction_id: paid.paymentId,
    paid_with: 'Test payment: no money moved',
    item: { title: 'Vayu Marut', variant: 'GT', colour: 'Graphite' },
    total: order.amount,
  });
  expect(receipt.lines.map(({ label }) => label)).toEqual(['Pre-book amount', 'Platform fee (3%)']);
  expect(sum(receipt.lines)).toBe(receipt.total);
  expect(receipt.later.map(({ label }) => label)).toContain('Discount');
  expect(sum(receipt.later)).toBe(receipt.later_total);
  expect(receipt.refundable.join()).toContain('until you pay the rest');
});

it('a receipt leaves out what comes to nothing: a charge of no rupee, and a rest where the advance is the dearer', async () => {
  const { order, receipt } = await paidOrder();
  const nothing = { type: 'Waived fee', basisPoints: 0, paise: 0 };
  const charges = JSON.stringify([nothing]);
  await api.deps.db
    .update(salesOrder)
    .set({
      price: sql`price || jsonb_build_object('amountPaise', 50000, 'charges', ${charges}::jsonb)`,
    })
    .where(eq(salesOrder.trackingId, receipt.tracking_id));
  const changed = await readReceipt(referTo(order));
  expect(changed.lines.map(({ label }) => label)).toEqual(['Pre-book amount']);
  expect(changed).toMatchObject({ later: [], later_total: 0, not_refundable: [] });
});

it('a receipt accounts for a whole bike with its discount and every charge, of which nothing is left', async () => {
  const { order, receipt } = await paidOrder({ order_type: 'order' });
  expect(receipt.lines.map(({ label }) => label)).toEqual([
    'Ex-showroom price',
    'Discount',
    'Platform fee (3%)',
    expect.stringMatching(/^Registration and handling \(/),
    expect.stringMatching(/^Insurance, first year \(/),
  ]);
  expect(sum(receipt.lines)).toBe(order.amount);
  expect(receipt).toMatchObject({ total: order.amount, later: [], later_total: 0 });
});

it('a receipt has nothing personal for who holds no more than the reference', async () => {
  const { receipt } = await paidOrder();
  expect(receipt.buyer).toBeNull();
  expect(JSON.stringify(receipt)).not.toMatch(/0000012345|rider\.example|West Quarter/);
});

it("a receipt has the buyer's data for the verified phone of the order, and for no other", async () => {
  const { receipt } = await paidOrder();
  const headers = { 'order-tracking-id': receipt.tracking_id };
  expect(await readReceipt({ ...headers, ...verified('0000012345') })).toMatchObject({
    buyer: { name: NAME, phone: '0000012345', billing: expect.arrayContaining(['West Quarter']) },
  });
  for (const path of [PDF, `${PDF}/data`]) {
    expect((await get(api.app, path, headers)).status).toBe(401);
    expect((await get(api.app, path, { ...headers, ...verified('0000099999') })).status).toBe(401);
    const unknown = { 'order-tracking-id': 'O-222222222222', ...verified('0000012345') };
    expect((await get(api.app, path, unknown)).status).toBe(401);
    expect((await get(api.app, path)).status).toBe(404);
  }
});

it('a receipt is a PDF with its fonts inside, for the name and the sign of the rupee too', async () => {
  const { order, receipt } = await paidOrder();
  const download = (headers: Readonly<Record<string, string>>) =>
    api.app.inject({ method: 'GET', url: PDF, headers });
  const own = await download(referTo(order));
  expect(own.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="receipt-${receipt.tracking_id}.pdf"`,
    'cache-control': 'no-store',
  });
  expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const fontsOf = (pdf: Buffer) => pdf.toString('latin1').match(/FontName \/\S+/g) ?? [];
  expect(fontsOf(own.rawPayload).join()).toContain('Montserrat');
  const full = await download({
    'order-tracking-id': receipt.tracking_id,
    ...verified('0000012345'),
  });
  expect(fontsOf(full.rawPayload).join()).toContain('NotoSansDevanagari');
  expect(full.rawPayload.toString('latin1')).toContain('FontFile2');
});

/** The lines of the PDF under these headers. */
async function readPdf(headers: Readonly<Record<string, string>>): Promise<string[]> {
  return readPdfText((await api.app.inject({ method: 'GET', url: PDF, headers })).rawPayload);
}

it('the PDF of a receipt says what was bought, when, with which ids, what was paid and what comes back', async () => {
  const { order, paid, receipt } = await paidOrder({ items_list: 'vayu_marut-gt-graphite-1' });
  const lines = await readPdf(referTo(order));
  const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
  expect(lines).toEqual(
    expect.arrayContaining([
      'Receipt for a pre-booking',
      'Paid forVayu Marut GT, Graphite',
      expect.stringMatching(/^Paid on\d{1,2} \w+ \d{4} at \d{1,2}:\d\d [ap]m IST$/),
      `Tracking ID${receipt.tracking_id}`,
      `Transaction ID${paid.paymentId}`,
      'PaymentTest payment: no money moved',
      'Paid now',
      'Pre-book amount₹2,499',
      'Platform fee (3%)₹74',
      'Total paid₹2,573',
      'Later',
      'Discount−₹10,000',
      `To be paid later, without its fee and delivery charges${rupees(receipt.later_total)}`,
      'What is refunded',
      'What is not refunded',
      'Platform fee, ₹74.',
      'This is a receipt for a payment, not a tax invoice.',
    ]),
  );
  const text = lines.join(' ');
  for (const sentence of receipt.refundable) expect(text).toContain(sentence);
  expect(text).not.toMatch(/Billed to|0000012345|rider\.example|West Quarter/);
  expect(text).not.toContain(NAME);
});

it("the PDF of a receipt says who bought, for the order's verified phone", async () => {
  const { receipt } = await paidOrder({
    customer_full_name: 'Asha Rao',
    ship_street_1: '9 Beach Road',
  });
  const lines = await readPdf({
    'order-tracking-id': receipt.tracking_id,
    ...verified('0000012345'),
  });
  const [billed, shipped, seller] = ['Billed to', 'Shipped to', 'Received by'].map((heading) =>
    lines.indexOf(heading),
  );
  expect(lines.slice(billed, shipped)).toEqual([
    'Billed to',
    'Asha Rao',
    'West Quarter',
    'Hyderabad',
    'Telangana 500001',
    'India',
    '0000012345',
    'asha@rider.example',
  ]);
  expect(lines.slice(shipped, seller)).toEqual([
    'Shipped to',
    'Asha Rao',
    '9 Beach Road',
    'Hyderabad',
    'Telangana 500001',
    'India',
  ]);
});

it('the PDF of a receipt has a name as it is written, not in the order in which its letters are drawn', async () => {
  const { receipt } = await paidOrder();
  const headers = { 'order-tracking-id': receipt.tracking_id, ...verified('0000012345') };
  expect(await readPdf(headers)).toContain(NAME);
});

it('the PDF of a receipt has a long address whole, and whatever comes below it on the sheet', async () => {
  const street = `Flat 402, Sri Venkateshwara Residency, ${'near the old banyan tree and the water tank, '.repeat(5)}gate 7`;
  const { receipt } = await paidOrder({ bill_street_1: street, ship_street_1: street });
  const headers = { 'order-tracking-id': receipt.tracking_id, ...verified('0000012345') };
  const lines = await readPdf(headers);
  const [billed, shipped] = [lines.indexOf('Billed to'), lines.indexOf('Shipped to')];
  expect(lines.slice(billed, shipped).join(' ')).toContain(street);
  expect(lines).toContain('This is a receipt for a payment, not a tax invoice.');
});

describe('before the money has arrived', () => {
  const statusOf = async (order: PlacedOrder) =>
    (await get(api.app, `${PDF}/data`, referTo(order))).status;

  it('there is none, nor for money that a person has to look at', async () => {
    const order = await placeOrder(api);
    expect(await statusOf(order)).toBe(409);
    await sendWebhook(api, webhookAbout(api, 'payment.captured', pay(api, order), 1));
    expect(await statusOf(order)).toBe(409);
  });
});

it('a receipt names the seller as the content has it', async () => {
  const { receipt: without, order } = await paidOrder();
  expect(without.seller.lines).toEqual([]);
  mkdirSync(join(content, 'json'), { recursive: true });
  const address = { street: 'Vayu House', city: 'Secunderabad', district: 'Hyderabad' };
  const data = {
    company_name: 'Vayu Motors Private Limited',
    phone: '+91 00000 12345',
    email: 'hello@vayu.example',
    working_hours: '',
    social_links: { facebook: '', instagram: '', linkedin: '', twitter: '', youtube: '' },
    address: {
      ...address,
      state: 'Telangana',
      country: 'India',
      pincode: '500003',
      latitude: null,
      longitude: null,
    },
  };
  writeFileSync(join(content, 'json', 'contact-info.json'), JSON.stringify({ data }));
  expect((await readReceipt(referTo(order))).seller).toEqual({
    name: 'Vayu Motors Private Limited',
    lines: [
      'Vayu House',
      'Secunderabad, Hyderabad',
      'Telangana 500003',
      'India',
      '+91 00000 12345',
      'hello@vayu.example',
    ],
  });
});

it('the PDF of one receipt is drawn so many times a minute, whatever devices ask for it, and that of another order still', async () => {
  const limited = await openTestApi({
    env: { ...LATE_WEBHOOKS, RATE_LIMIT_WRITES: '120', RATE_LIMIT_PHONE: '3' },
  });
  const paid = async (customer_phone_number: string) => {
    const order = await placeOrder(limited, { customer_phone_number });
    await reportSuccess(limited, pay(limited, order));
    return order;
  };
  const [order, other] = [await paid('0000012345'), await paid('0000054321')];
  const draw = async (of: PlacedOrder, device: number) => {
    const headers = { ...referTo(of), [DEVICE_HEADER]: `an-invented-device-${device}` };
    return (await limited.app.inject({ method: 'GET', url: PDF, headers })).statusCode;
  };
  const statuses = [];
  for (let device = 0; device < 5; device += 1) statuses.push(await draw(order, device));
  const ofOther = await draw(other, 9);
  await limited.close();
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(ofOther).toBe(200);
});
