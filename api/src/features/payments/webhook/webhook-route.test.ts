import { placeOrder } from '../../../testing/orders';
import {
  answerOf,
  LATE_WEBHOOKS,
  type Paid,
  pay,
  reportFailure,
  reportSuccess,
  sandboxOf,
  sendWebhook,
  standing,
  webhookAbout,
} from '../../../testing/payments';
import { openTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: LATE_WEBHOOKS });
});
afterAll(() => api.close());

const captured = (paid: Paid, rupees: number) =>
  webhookAbout(api, 'payment.captured', paid, rupees);
const refunded = (paid: Paid, rupees: number) =>
  webhookAbout(api, 'refund.processed', paid, rupees);
const failed = (paid: Paid, rupees: number) => webhookAbout(api, 'payment.failed', paid, rupees);

describe('a webhook', () => {
  it('settles an order whose browser went away', async () => {
    const order = await placeOrder(api);
    const paid = pay(api, order);
    expect(await sendWebhook(api, captured(paid, order.amount))).toBe(200);
    expect(await standing(api, order.vendorOrderId)).toMatchObject({
      status: 'paid',
      reference: paid.paymentId,
    });
  });

  it('that comes late settles an order that was reported as failed', async () => {
    const order = await placeOrder(api);
    await reportFailure(api, order.vendorOrderId);
    await sendWebhook(api, captured(pay(api, order), order.amount));
    expect((await standing(api, order.vendorOrderId)).status).toBe('paid');
  });

  it.each([
    ['before', ['webhook succeeded applied']],
    ['after', ['report succeeded applied', 'webhook succeeded repeated']],
  ])(
    'that comes %s the browser’s report of the same payment counts with it once',
    async (when, told) => {
      const order = await placeOrder(api);
      const paid = pay(api, order);
      if (when === 'after') expect((await reportSuccess(api, paid)).status).toBe(200);
      expect(await sendWebhook(api, captured(paid, order.amount))).toBe(200);
      if (when === 'before') expect((await reportSuccess(api, paid)).status).toBe(200);
      expect(await standing(api, order.vendorOrderId)).toEqual({
        status: 'paid',
        reference: paid.paymentId,
        audit: ['create created applied', ...told],
      });
    },
  );

  it('that is repeated changes nothing, with the same or another event id', async () => {
    const order = await placeOrder(api);
    const paid = pay(api, order);
    const webhook = captured(paid, order.amount);
    for (let i = 0; i < 3; i += 1) expect(await sendWebhook(api, webhook)).toBe(200);
    await sendWebhook(api, captured(paid, order.amount));
    const { status, audit } = await standing(api, order.vendorOrderId);
    expect(status).toBe('paid');
    expect(audit).toEqual([
      'create created applied',
      'webhook succeeded applied',
      'webhook succeeded repeated',
    ]);
  });

  it('about an earlier attempt that comes after the success is ignored', async () => {
    const order = await placeOrder(api);
    const firstTry = pay(api, order);
    await sendWebhook(api, captured(pay(api, order), order.amount));
    await sendWebhook(api, failed(firstTry, order.amount));
    const { status, audit } = await standing(api, order.vendorOrderId);
    expect({ status, last: audit.at(-1) }).toEqual({
      status: 'paid',
      last: 'webhook failed ignored',
    });
  });

  it('that is forged, altered or unsigned is 401 and changes nothing', async () => {
    const order = await placeOrder(api);
    const webhook = captured(pay(api, order), order.amount);
    const altered = webhook.body.replace(/"amount":\d+/, '"amount":1');
    for (const forged of [
      { ...webhook, signature: 'f'.repeat(64) },
      { ...webhook, signature: '' },
      { ...webhook, body: altered },
    ]) {
      expect(await sendWebhook(api, forged)).toBe(401);
    }
    expect((await standing(api, order.vendorOrderId)).status).toBe('created');
  });

  it.each(['', 'an id of two words', 'x'.repeat(101)])(
    'whose event has the id "%s", which is none, counts by what it says',
    async (eventId) => {
      const [one, other] = [await placeOrder(api), await placeOrder(api)];
      for (const order of [one, other]) {
        const webhook = captured(pay(api, order), order.amount);
        expect(await sendWebhook(api, { ...webhook, eventId })).toBe(200);
        expect((await standing(api, order.vendorOrderId)).status).toBe('paid');
      }
    },
  );

  it('that is signed and cannot be read is 400, so that the provider tells of it', async () => {
    for (const body of ['no JSON', '{}', '{"event":"payment.captured","payload":{"payment":{}}}'])
      expect(await sendWebhook(api, sandboxOf(api).signWebhook(body))).toBe(400);
  });

  it('that is longer than any of the provider is refused before its signature is computed', async () => {
    expect(await sendWebhook(api, sandboxOf(api).signWebhook(' '.repeat(64 * 1024 + 1)))).toBe(413);
  });

  it('with another amount puts the order under review', async () => {
    const order = await placeOrder(api);
    await sendWebhook(api, captured(pay(api, order), order.amount - 1));
    const { status, audit } = await standing(api, order.vendorOrderId);
    expect(status).toBe('review');
    expect(audit.at(-1)).toBe('webhook succeeded mismatch');
    expect(answerOf((await reportFailure(api, order.vendorOrderId)).body)['ao_status']).toBe(
      'Under Review',
    );
  });

  it('with another amount puts an order under review that the report of the same payment had settled', async () => {
    const order = await placeOrder(api);
    const paid = pay(api, order);
    await reportSuccess(api, paid);
    expect((await standing(api, order.vendorOrderId)).status).toBe('paid');
    await sendWebhook(api, captured(paid, order.amount - 1));
    const { status, audit } = await standing(api, order.vendorOrderId);
    expect(status).toBe('review');
    expect(audit.at(-1)).toBe('webhook succeeded mismatch');
  });

  /** The same webhook under another event of the provider. */
  const renamed = ({ body }: { body: string }, from: string, to: string) =>
    sandboxOf(api).signWebhook(body.replace(`"${from}"`, `"${to}"`));

  it('about an order that is paid settles it, also when none comes about its payment', async () => {
    const order = await placeOrder(api);
    const paid = pay(api, order);
    const webhook = renamed(captured(paid, order.amount), 'payment.captured', 'order.paid');
    expect(await sendWebhook(api, webhook)).toBe(200);
    expect(await standing(api, order.vendorOrderId)).toMatchObject({
      status: 'paid',
      reference: paid.paymentId,
    });
  });

  it('about a refund that was only made puts a paid order under review', async () => {
    const order = await placeOrder(api);
    const paid = pay(api, order);
    await sendWebhook(api, captured(paid, order.amount));
    await sendWebhook(
      api,
      renamed(refunded(paid, order.amount), 'refund.processed', 'refund.created'),
    );
    expect((await standing(api, order.vendorOrderId)).status).toBe('review');
  });

  it('about a refund that is done says nothing new of one that was told when it was made', async () => {
    const order = await placeOrder(api);
    const paid = pay(api, order);
    await sendWebhook(api, captured(paid, order.amount));
    const done = refunded(paid, order.amount);
    for (const webhook of [renamed(done, 'refund.processed', 'refund.created'), done])
      expect(await sendWebhook(api, webhook)).toBe(200);
    expect((await standing(api, order.vendorOrderId)).audit.slice(-2)).toEqual([
      'webhook refunded refunded',
      'webhook refunded repeated',
    ]);
  });

  it('about a refund puts a paid order under review, once', async () => {
    const order = await placeOrder(api);
    const paid = pay(api, order);
    await sendWebhook(api, captured(paid, order.amount));
    for (let i = 0; i < 2; i += 1) {
      expect(await sendWebhook(api, refunded(paid, order.amount))).toBe(200);
    }
    const { status, audit } = await standing(api, order.vendorOrderId);
    expect(status).toBe('review');
    expect(audit.slice(-2)).toEqual(['webhook refunded refunded', 'webhook refunded noted']);
  });

  it('about the refund of a second payment leaves the order paid', async () => {
    const order = await placeOrder(api);
    await sendWebhook(api, captured(pay(api, order), order.amount));
    const second = pay(api, order);
    await sendWebhook(api, captured(second, order.amount));
    await sendWebhook(api, refunded(second, order.amount));
    expect((await standing(api, order.vendorOrderId)).status).toBe('paid');
  });

  it('about a refund that comes before the success leaves no order paid without money', async () => {
    const order = await placeOrder(api);
    const paid = pay(api, order);
    await sendWebhook(api, refunded(paid, order.amount));
    await sendWebhook(api, captured(paid, order.amount));
    const { status, audit } = await standing(api, order.vendorOrderId);
    expect(status).toBe('review');
    expect(audit.at(-1)).toBe('webhook succeeded refunded');
  });

  it.each(['refund.failed', 'payment.dispute.created', 'invoice.paid'])(
    'about %s is accepted and changes nothing',
    async (event) => {
      const order = await placeOrder(api);
      const paid = pay(api, order);
      await sendWebhook(api, captured(paid, order.amount));
      const body = refunded(paid, order.amount).body.replace('refund.processed', event);
      expect(await sendWebhook(api, sandboxOf(api).signWebhook(body))).toBe(200);
      expect((await standing(api, order.vendorOrderId)).status).toBe('paid');
    },
  );

  it('about an order that is not ours is accepted, so that it stops coming', async () => {
    const stranger = { orderId: 'order_notours', paymentId: 'pay_x', amountPaise: 100 };
    expect(await sendWebhook(api, sandboxOf(api).writeWebhook('payment.captured', stranger))).toBe(
      200,
    );
  });
});

describe('two tabs paying the same order', () => {
  it('pay it once, and keep the second payment for a refund', async () => {
    const order = await placeOrder(api);
    const [one, two] = [pay(api, order), pay(api, order)];
    const answers = await Promise.all([
      reportSuccess(api, one),
      reportSuccess(api, two),
      sendWebhook(api, captured(one, order.amount)),
      sendWebhook(api, captured(two, order.amount)),
    ]);
    expect(answers.map((answer) => (typeof answer === 'number' ? answer : answer.status))).toEqual([
      200, 200, 200, 200,
    ]);
    const { status, reference, audit } = await standing(api, order.vendorOrderId);
    expect(status).toBe('paid');
    expect([one.paymentId, two.paymentId]).toContain(reference);
    expect(audit.filter((line) => line.endsWith('applied'))).toHaveLength(2);
    expect(audit.some((line) => line.endsWith('duplicate'))).toBe(true);
  });
});
