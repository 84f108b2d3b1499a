import { eq } from 'drizzle-orm';
import { mailOutbox, salesOrder } from '../../platform/db/schema/all';
import { type Mail, MailError } from '../../platform/mail/mail-sender';
import { type PlacedOrder, placeOrder } from '../../testing/orders';
import {
  LATE_WEBHOOKS,
  pay,
  reportFailure,
  reportSuccess,
  sendWebhook,
  webhookAbout,
} from '../../testing/payments';
import { readPdfText } from '../../testing/pdf/pdf-text';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { MAX_ATTEMPTS, pauseAfter } from './mail-pauses';
import { type MailDeps, sendDueMail } from './send-due-mail';
import { startMailWorker } from './start-mail-worker';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: LATE_WEBHOOKS });
});
beforeEach(async () => {
  await api.deps.db.delete(mailOutbox);
  api.clock.now = new Date();
});
afterAll(() => api.close());

/** A worker with a sender that keeps what it was given, or fails as it is told. */
function openWorker(failure?: () => Error | undefined) {
  const mails: Mail[] = [];
  const logged: { event?: string; err?: unknown }[] = [];
  const note = (facts: object) => logged.push(facts);
  const deps: MailDeps = {
    ...api.deps,
    // Rows are due by the database's clock when they are written.
    now: () => new Date(Math.max(api.clock.now.getTime(), Date.now())),
    log: { info: note, warn: note, error: note } as unknown as MailDeps['log'],
    mail: {
      async send(mail) {
        const error = failure?.();
        if (error) throw error;
        mails.push(mail);
      },
    },
  };
  return { deps, mails, logged, events: () => logged.map(({ event }) => event) };
}
const outbox = () => api.deps.db.select().from(mailOutbox);
const paid = async (changes: Readonly<Record<string, string>> = {}) => {
  const order = await placeOrder(api, changes);
  await reportSuccess(api, pay(api, order));
  return order;
};
const later = (ms: number) => {
  api.clock.now = new Date(Math.max(api.clock.now.getTime(), Date.now()) + ms + 1);
};

describe('the outbox of mails', () => {
  it('has one mail for a paid order, whoever told of the money and however often', async () => {
    const order = await placeOrder(api);
    expect(await outbox()).toHaveLength(0);
    await reportFailure(api, order.vendorOrderId);
    expect(await outbox()).toHaveLength(0);
    const success = pay(api, order);
    const webhook = webhookAbout(api, 'payment.captured', success, order.amount);
    await Promise.all([reportSuccess(api, success), sendWebhook(api, webhook)]);
    await reportSuccess(api, success);
    expect(await outbox()).toHaveLength(1);
  });

  it('has none for money that a person has to look at', async () => {
    const order = await placeOrder(api);
    await sendWebhook(api, webhookAbout(api, 'payment.captured', pay(api, order), 1));
    expect(await outbox()).toHaveLength(0);
  });

  it('loses its row with the transaction that would have made the order paid', async () => {
    const order = await placeOrder(api);
    await api.deps.pool.query(
      "alter table payment_event add constraint test_breaks check (kind <> 'succeeded') not valid",
    );
    expect((await reportSuccess(api, pay(api, order))).status).toBe(500);
    await api.deps.pool.query('alter table payment_event drop constraint test_breaks');
    expect(await outbox()).toHaveLength(0);
  });
});

describe('the mail worker', () => {
  it('sends the confirmation once, with the receipt, to who bought', async () => {
    await paid({ customer_full_name: 'Asha <b>Rao</b>' });
    const { deps, mails, logged } = openWorker();
    expect(await sendDueMail(deps)).toBe(true);
    expect(await sendDueMail(deps)).toBe(false);
    later(365 * 24 * 60 * 60 * 1000);
    expect(await sendDueMail(deps)).toBe(false);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({
      to: { name: 'Asha <b>Rao</b>', address: 'asha@rider.example' },
      subject: expect.stringMatching(/^Your booking O-\w{12} is confirmed$/),
      messageId: expect.stringMatching(/^order-paid\.[\da-f-]{36}@shop\.example$/),
    });
    expect(mail?.text).toMatch(/Transaction ID: pay_/);
    expect(mail?.text).toContain('₹1,028');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(JSON.stringify(logged)).not.toMatch(/Asha|rider\.example|0000012345/);
  });

  it('sends what was bought, what was paid and what comes back, and nothing personal but the name', async () => {
    const order = await placeOrder(api, { items_list: 'vayu_marut-gt-graphite-1' });
    await reportSuccess(api, pay(api, order));
    const { deps, mails } = openWorker();
    await sendDueMail(deps);
    const [mail] = mails;
    const [row] = await api.deps.db
      .select()
      .from(salesOrder)
      .innerJoin(mailOutbox, eq(mailOutbox.orderId, salesOrder.id));
    const { trackingId } = row?.sales_order ?? { trackingId: '' };
    expect(mail?.subject).toBe(`Your booking ${trackingId} is confirmed`);
    const paragraphs = (mail?.text ?? '').trimEnd().split('\n\n');
    expect(paragraphs.slice(0, 5)).toEqual([
      'Dear Asha Rao,',
      'Your payment has arrived, and your Vayu Marut GT, Graphite is booked. Thank you.',
      expect.stringMatching(
        `^Tracking ID: ${trackingId}\nTransaction ID: pay_\\w+\nPaid on: .+ IST\nTest payment: no money moved$`,
      ),
      'Pre-book amount: ₹2,499\nPlatform fee (3%): ₹74\nTotal paid: ₹2,573',
      expect.stringMatching(/^To be paid later, without its fee and delivery charges: ₹[\d,]+$/),
    ]);
    expect(paragraphs.slice(5, 8)).toEqual([
      expect.stringMatching(/^What is refunded:\nThe pre-book amount of ₹2,499, until you pay/),
      'What is not refunded:\nPlatform fee, ₹74.',
      'Your receipt is attached. We will get in touch with you about the next step.',
    ]);
    // The address of the buyer is for the envelope; the rest is in the attached receipt alone.
    for (const text of [mail?.subject, mail?.text, mail?.html])
      expect(text).not.toMatch(/0000012345|rider\.example|West Quarter|500001/);
    for (const paragraph of paragraphs.slice(1, 3))
      expect(mail?.html).toContain(paragraph.split('\n')[0]);
    expect(mail?.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      [`receipt-${trackingId}.pdf`, 'application/pdf'],
    ]);
    const receipt = readPdfText(mail?.attachments[0]?.content ?? Buffer.alloc(0));
    expect(receipt).toEqual(
      expect.arrayContaining([
        'Billed to',
        'Asha Rao',
        `Tracking ID${trackingId}`,
        'Total paid₹2,573',
      ]),
    );
  });

  it('sends each mail once when several processes look at the same moment', async () => {
    await paid();
    await paid();
    const workers = Array.from({ length: 4 }, () => openWorker());
    await Promise.all(workers.map(({ deps }) => sendDueMail(deps)));
    expect(workers.flatMap(({ mails }) => mails)).toHaveLength(2);
  });

  it('tries again after growing pauses, and calls a person at the end', async () => {
    await paid();
    const worker = openWorker(() => new MailError('SMTP ECONNECTION', false));
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      expect(await sendDueMail(worker.deps)).toBe(true);
      expect(await sendDueMail(worker.deps)).toBe(false); // Not before its pause.
      later(pauseAfter(attempt));
    }
    expect(await sendDueMail(worker.deps)).toBe(false);
    expect(worker.events().filter((event) => event === 'mail-not-sent')).toHaveLength(
      MAX_ATTEMPTS - 1,
    );
    expect(worker.events().at(-1)).toBe('mail-needs-a-person');
    expect((await outbox())[0]).toMatchObject({ attempts: MAX_ATTEMPTS, sentAt: null });
  });

  it('keeps a stop waiting no longer than a stop may take, when the mail server does not answer', async () => {
    await paid();
    const { deps } = openWorker();
    let stop = async () => {};
    await new Promise<void>((isSending) => {
      const mail = { send: () => new Promise<void>(() => isSending()) };
      stop = startMailWorker({ ...deps, mail }, 20);
    });
    await stop();
    expect((await outbox())[0]).toMatchObject({ attempts: 1, sentAt: null });
  });

  it('sends after a failure that passed', async () => {
    await paid();
    const errors = [new MailError('SMTP ETIMEDOUT', false)];
    const worker = openWorker(() => errors.shift());
    await sendDueMail(worker.deps);
    later(pauseAfter(1));
    expect((await outbox())[0]?.lastError).toBe('MailError: SMTP ETIMEDOUT');
    await sendDueMail(worker.deps);
    expect(worker.mails).toHaveLength(1);
    expect((await outbox())[0]?.lastError).toBeNull();
  });

  it('calls a person at once for an address that does not exist', async () => {
    await paid();
    const worker = openWorker(() => new MailError('SMTP EENVELOPE 550', true));
    await sendDueMail(worker.deps);
    expect(worker.events()).toEqual(['mail-needs-a-person']);
  });

  it('sends a mail again whose process died before it was marked, under the same Message-ID', async () => {
    await paid();
    const first = openWorker();
    const dying: MailDeps = { ...first.deps, db: dieAtUpdate(first.deps.db) };
    await expect(sendDueMail(dying)).rejects.toThrow('killed');
    const second = openWorker();
    expect(await sendDueMail(second.deps)).toBe(false); // The claim holds for its pause.
    later(pauseAfter(1));
    expect(await sendDueMail(second.deps)).toBe(true);
    expect(second.mails[0]?.messageId).toBe(first.mails[0]?.messageId);
  });

  it('tells nobody that all is well when the order went under review meanwhile', async () => {
    const order: PlacedOrder = await paid();
    const [row] = await outbox();
    await api.deps.db
      .update(salesOrder)
      .set({ status: 'review' })
      .where(eq(salesOrder.id, row?.orderId ?? ''));
    const worker = openWorker();
    await sendDueMail(worker.deps);
    expect(worker.mails).toHaveLength(0);
    expect(worker.events()).toEqual(['mail-needs-a-person']);
    expect(order.status).toBe(200);
  });
});

/** A database whose process dies when it marks the mail as sent; transactions work. */
function dieAtUpdate(db: MailDeps['db']): MailDeps['db'] {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'update') throw new Error('killed');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
