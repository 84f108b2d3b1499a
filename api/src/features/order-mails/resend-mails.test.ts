import { mailOutbox, salesOrder } from '../../platform/db/schema/all';
import { placeOrder } from '../../testing/orders';
import { LATE_WEBHOOKS, pay, reportSuccess } from '../../testing/payments';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { MAX_ATTEMPTS } from './mail-pauses';
import { resendMails } from './resend-mails';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: LATE_WEBHOOKS });
});
beforeEach(async () => {
  await api.deps.db.delete(mailOutbox);
});
afterAll(() => api.close());

const NOW = new Date('2026-11-22T10:00:00.000Z');
const outbox = () => api.deps.db.select().from(mailOutbox);

/** Paid orders, each with a mail in this state. */
async function mails(count: number, state: Partial<typeof mailOutbox.$inferInsert>) {
  for (let made = 0; made < count; made += 1) {
    await reportSuccess(api, pay(api, await placeOrder(api)));
  }
  await api.deps.db.update(mailOutbox).set({ attempts: MAX_ATTEMPTS, ...state });
}

it('sending again lets every mail that was given up be tried from its first attempt on', async () => {
  await mails(2, { givenUpAt: new Date(), lastError: 'MailError: SMTP EENVELOPE 550' });

  expect(await resendMails(api.deps.db, NOW)).toEqual([
    { trackingId: expect.stringMatching(/^O-\w{12}$/) },
    { trackingId: expect.stringMatching(/^O-\w{12}$/) },
  ]);
  const anew = { givenUpAt: null, sentAt: null, attempts: 0, nextAttemptAt: NOW };
  expect(await outbox()).toMatchObject([anew, anew]);
  expect(await resendMails(api.deps.db, NOW)).toEqual([]);
});

it('sending again for one order lets its mail be tried, and no other', async () => {
  await mails(2, { givenUpAt: new Date() });
  const { rows } = await api.deps.pool.query<{ id: string; tracking_id: string }>(
    'select m.id, o.tracking_id from mail_outbox m join sales_order o on o.id = m.order_id',
  );
  const [chosen] = rows;

  expect(await resendMails(api.deps.db, NOW, chosen?.tracking_id)).toEqual([
    { trackingId: chosen?.tracking_id },
  ]);
  const waiting = (await outbox()).filter(({ givenUpAt }) => givenUpAt === null);
  expect(waiting.map(({ id }) => id)).toEqual([chosen?.id]);
  expect(await resendMails(api.deps.db, NOW, 'O-000000000000')).toEqual([]);
});

it.each([
  ['that was sent', { sentAt: new Date('2026-11-21T10:00:00.000Z') }],
  ['that was sent after it was given up', { sentAt: NOW, givenUpAt: NOW }],
  ['that is still tried', { givenUpAt: null, attempts: 3 }],
])('sending again leaves a mail %s as it is', async (_what, state) => {
  await mails(1, state);
  const before = await outbox();
  expect(await resendMails(api.deps.db, NOW)).toEqual([]);
  expect(await outbox()).toEqual(before);
});

it('sending again leaves the mail of an order under review as it is', async () => {
  await mails(1, { givenUpAt: new Date() });
  await api.deps.db.update(salesOrder).set({ status: 'review' });
  const before = await outbox();
  expect(await resendMails(api.deps.db, NOW)).toEqual([]);
  expect(await outbox()).toEqual(before);
});
