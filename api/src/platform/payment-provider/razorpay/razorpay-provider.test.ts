import type { ServerResponse } from 'node:http';
import { type Answer, json, SETTINGS, StandInRazorpay } from '../../../testing/stand-in-razorpay';
import { PaymentProviderError } from '../provider';
import { sign } from '../signatures';
import { IN_FLIGHT, RazorpayProvider } from './razorpay-provider';

let standIn: StandInRazorpay;
beforeEach(async () => {
  standIn = new StandInRazorpay();
  await standIn.open();
});
afterEach(() => standIn.close());

const created: Answer = (_request, response, body) => {
  const { amount, receipt } = JSON.parse(body) as { amount: number; receipt: string };
  json(200, { id: 'order_Stand1n', entity: 'order', amount, currency: 'INR', receipt })(
    _request,
    response,
    body,
  );
};

const request = { amountPaise: 102_800, receipt: 'O-ABCDEFGHJKLM' };

async function failureOf(provider: RazorpayProvider): Promise<PaymentProviderError> {
  const error: unknown = await provider.createOrder(request).catch((thrown: unknown) => thrown);
  if (!(error instanceof PaymentProviderError)) throw new Error(`not a failure: ${String(error)}`);
  return error;
}

describe('creating an order at Razorpay', () => {
  it('sends amount in paise, currency, receipt and that the money is to be taken, with the keys', async () => {
    standIn.answers = [created];
    expect(await standIn.openProvider().createOrder(request)).toEqual({
      orderId: 'order_Stand1n',
      amountPaise: 102_800,
    });
    expect(standIn.seen).toEqual([
      {
        method: 'POST',
        url: '/v1/orders',
        authorization: `Basic ${Buffer.from('rzp_test_abcdefgh:a-key-secret').toString('base64')}`,
        body: {
          amount: 102_800,
          currency: 'INR',
          receipt: 'O-ABCDEFGHJKLM',
          payment: {
            capture: 'automatic',
            capture_options: {
              automatic_expiry_period: 4320,
              manual_expiry_period: 4320,
              refund_speed: 'normal',
            },
          },
        },
      },
    ]);
  });

  it('does not ask again what was refused, and tells neither keys nor customer', async () => {
    standIn.answers = [
      json(400, { error: { code: 'BAD_REQUEST_ERROR', description: 'amount too small' } }),
    ];
    const error = await failureOf(standIn.openProvider());
    expect(error.failure).toBe('refused');
    expect(error.message).toBe('Razorpay refused: 400 BAD_REQUEST_ERROR');
    expect(standIn.seen).toHaveLength(1);
  });

  it('refuses wrong keys at once', async () => {
    standIn.answers = [json(401, { error: { code: 'BAD_REQUEST_ERROR' } })];
    expect((await failureOf(standIn.openProvider())).failure).toBe('refused');
  });

  it.each([500, 502, 503, 429])('tries once more after a %i', async (status) => {
    standIn.answers = [json(status, { error: { code: 'SERVER_ERROR' } }), created];
    expect((await standIn.openProvider().createOrder(request)).orderId).toBe('order_Stand1n');
    expect(standIn.seen).toHaveLength(2);
  });

  it('gives up after the second failure', async () => {
    standIn.answers = [json(503, {}), json(503, {})];
    expect((await failureOf(standIn.openProvider())).failure).toBe('unavailable');
    expect(standIn.seen).toHaveLength(2);
  });

  it('takes an error page that is not JSON for what it is', async () => {
    const page: Answer = (_request, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    };
    standIn.answers = [page, page];
    expect((await failureOf(standIn.openProvider())).failure).toBe('unavailable');
  });

  it('does not wait for ever', async () => {
    standIn.answers = [() => {}, () => {}];
    expect((await failureOf(standIn.openProvider(100))).failure).toBe('timeout');
  });

  it('does not wait for ever for an answer that comes a byte at a time', async () => {
    const trickle: Answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    };
    standIn.answers = [trickle, trickle];
    expect((await failureOf(standIn.openProvider(200))).failure).toBe('timeout');
    expect(standIn.seen).toHaveLength(2);
  });

  it.each([
    ['breaks', 10_000, (response: ServerResponse) => response.destroy()],
    ['falls silent', 100, () => undefined],
  ])('tries once more after an answer that %s in the middle', async (_what, timeoutMs, end) => {
    const half: Answer = (_request, response) => {
      const head = { 'content-type': 'application/json', 'content-length': '100' };
      response.writeHead(200, head).write('{"id":"order_St', () => end(response));
    };
    standIn.answers = [half, created];
    const order = await standIn.openProvider(timeoutMs).createOrder(request);
    expect(order.orderId).toBe('order_Stand1n');
  });

  it('recovers from a connection that breaks', async () => {
    standIn.answers = [(_request, response) => response.destroy(), created];
    expect((await standIn.openProvider().createOrder(request)).orderId).toBe('order_Stand1n');
  });

  it('refuses at once what is too much at a time, so that a slow provider collects no calls without end', async () => {
    const { atOnce, waiting: room } = IN_FLIGHT;
    standIn.answers = Array.from({ length: atOnce + 20 }, () => () => {});
    const provider = standIn.openProvider(100);
    const waiting = Array.from({ length: atOnce + room }, () => failureOf(provider));
    const refused = await failureOf(provider);
    expect(refused.failure).toBe('busy');
    const failures = await Promise.all(waiting);
    // The first were under way; of the others some may have waited too long for their turn.
    const first = failures.slice(0, atOnce).map(({ failure }) => failure);
    expect(first).toEqual(Array(atOnce).fill('timeout'));
    // They gave their places back: the next one is asked again.
    expect((await failureOf(provider)).failure).toBe('timeout');
  });

  it('says that nobody is there', async () => {
    const provider = standIn.openProvider();
    await standIn.close();
    expect((await failureOf(provider)).failure).toBe('unreachable');
  });

  it.each([
    ['another amount', { id: 'order_x', amount: 1, currency: 'INR' }],
    ['no id', { amount: 102_800 }],
  ])('does not accept an answer with %s', async (_what, body) => {
    standIn.answers = [json(200, body)];
    expect((await failureOf(standIn.openProvider())).failure).toBe('bad-answer');
    expect(standIn.seen).toHaveLength(1);
  });
});

describe('signatures', () => {
  const provider = new RazorpayProvider({ ...SETTINGS, apiUrl: '' });

  it('accept what the provider signed and nothing else', () => {
    const result = { orderId: 'order_1', paymentId: 'pay_1' };
    const signature = sign('a-key-secret', 'order_1|pay_1');
    expect(provider.verifyResult({ ...result, signature })).toBe(true);
    expect(provider.verifyResult({ ...result, paymentId: 'pay_2', signature })).toBe(false);
    expect(provider.verifyResult({ ...result, signature: signature.slice(1) })).toBe(false);
    expect(provider.verifyResult({ ...result, signature: '' })).toBe(false);
  });

  it('of webhooks are over the body as it came, with a secret of their own', () => {
    const body = Buffer.from('{"event": "payment.captured"}');
    expect(provider.verifyWebhook(body, sign('a-webhook-secret', body))).toBe(true);
    expect(provider.verifyWebhook(body, sign('a-key-secret', body))).toBe(false);
    expect(provider.verifyWebhook(Buffer.from('{}'), sign('a-webhook-secret', body))).toBe(false);
  });
});
