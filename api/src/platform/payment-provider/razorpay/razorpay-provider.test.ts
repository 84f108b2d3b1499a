import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PaymentProviderError } from '../provider';
import { sign } from '../signatures';
import { IN_FLIGHT, RazorpayProvider } from './razorpay-provider';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

interface Seen {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

/** A stand-in of the provider's REST API: answers in turn, remembers what it was asked. */
let server: Server;
let answers: Answer[];
let seen: Seen[];

const json =
  (status: number, body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const created: Answer = (_request, response, body) => {
  const { amount, receipt } = JSON.parse(body) as { amount: number; receipt: string };
  json(200, { id: 'order_Stand1n', entity: 'order', amount, currency: 'INR', receipt })(
    _request,
    response,
    body,
  );
};

beforeEach(async () => {
  answers = [];
  seen = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { method, url, headers } = request;
      const sent: unknown = body === '' ? undefined : JSON.parse(body);
      seen.push({ method, url, authorization: headers.authorization, body: sent });
      answers.shift()?.(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const SETTINGS = {
  keyId: 'rzp_test_abcdefgh',
  keySecret: 'a-key-secret',
  webhookSecret: 'a-webhook-secret',
  // Long enough for a busy machine; only tests of silence shorten it.
  timeoutMs: 10_000,
};

function openProvider(timeoutMs = SETTINGS.timeoutMs): RazorpayProvider {
  const { port } = server.address() as AddressInfo;
  return new RazorpayProvider({ ...SETTINGS, timeoutMs, apiUrl: `http://127.0.0.1:${port}` });
}

const request = { amountPaise: 102_800, receipt: 'O-ABCDEFGHJKLM' };

async function failureOf(provider: RazorpayProvider): Promise<PaymentProviderError> {
  const error: unknown = await provider.createOrder(request).catch((thrown: unknown) => thrown);
  if (!(error instanceof PaymentProviderError)) throw new Error(`not a failure: ${String(error)}`);
  return error;
}

describe('creating an order at Razorpay', () => {
  it('sends amount in paise, currency, receipt and that the money is to be taken, with the keys', async () => {
    answers = [created];
    expect(await openProvider().createOrder(request)).toEqual({
      orderId: 'order_Stand1n',
      amountPaise: 102_800,
    });
    expect(seen).toEqual([
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
    answers = [
      json(400, { error: { code: 'BAD_REQUEST_ERROR', description: 'amount too small' } }),
    ];
    const error = await failureOf(openProvider());
    expect(error.failure).toBe('refused');
    expect(error.message).toBe('Razorpay refused: 400 BAD_REQUEST_ERROR');
    expect(seen).toHaveLength(1);
  });

  it('refuses wrong keys at once', async () => {
    answers = [json(401, { error: { code: 'BAD_REQUEST_ERROR' } })];
    expect((await failureOf(openProvider())).failure).toBe('refused');
  });

  it.each([500, 502, 503, 429])('tries once more after a %i', async (status) => {
    answers = [json(status, { error: { code: 'SERVER_ERROR' } }), created];
    expect((await openProvider().createOrder(request)).orderId).toBe('order_Stand1n');
    expect(seen).toHaveLength(2);
  });

  it('gives up after the second failure', async () => {
    answers = [json(503, {}), json(503, {})];
    expect((await failureOf(openProvider())).failure).toBe('unavailable');
    expect(seen).toHaveLength(2);
  });

  it('takes an error page that is not JSON for what it is', async () => {
    const page: Answer = (_request, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    };
    answers = [page, page];
    expect((await failureOf(openProvider())).failure).toBe('unavailable');
  });

  it('does not wait for ever', async () => {
    answers = [() => {}, () => {}];
    expect((await failureOf(openProvider(100))).failure).toBe('timeout');
  });

  it('recovers from a connection that breaks', async () => {
    answers = [(_request, response) => response.destroy(), created];
    expect((await openProvider().createOrder(request)).orderId).toBe('order_Stand1n');
  });

  it('refuses at once what is too much at a time, so that a slow provider collects no calls without end', async () => {
    const { atOnce, waiting: room } = IN_FLIGHT;
    answers = Array.from({ length: atOnce + 20 }, () => () => {});
    const provider = openProvider(100);
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
    const provider = openProvider();
    await new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    expect((await failureOf(provider)).failure).toBe('unreachable');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  it.each([
    ['another amount', { id: 'order_x', amount: 1, currency: 'INR' }],
    ['no id', { amount: 102_800 }],
  ])('does not accept an answer with %s', async (_what, body) => {
    answers = [json(200, body)];
    expect((await failureOf(openProvider())).failure).toBe('bad-answer');
    expect(seen).toHaveLength(1);
  });
});

describe("reading an order's payments at Razorpay", () => {
  const listed = (changes: Record<string, unknown> = {}) => ({
    id: 'pay_1',
    entity: 'payment',
    order_id: 'order_1',
    amount: 102_800,
    currency: 'INR',
    status: 'captured',
    amount_refunded: 0,
    email: 'asha@rider.example',
    contact: '+910000012345',
    created_at: 1_790_000_000,
    ...changes,
  });
  const list = (...items: unknown[]) =>
    json(200, { entity: 'collection', count: items.length, items });
  const failure = async (provider: RazorpayProvider) => {
    const error: unknown = await provider.fetchOrderPayments('order_1').catch((e: unknown) => e);
    if (!(error instanceof PaymentProviderError)) throw new Error(`not a failure: ${error}`);
    return error.failure;
  };

  it('asks for the order with the keys, and reads no more than what settles it, oldest first', async () => {
    const first = listed({ id: 'pay_0', status: 'failed', created_at: 1_789_999_000 });
    answers = [list(listed(), first)];
    const money = { amountPaise: 102_800, currency: 'INR', refundedPaise: 0 };
    expect(await openProvider().fetchOrderPayments('order_1')).toEqual([
      { paymentId: 'pay_0', status: 'failed', ...money },
      { paymentId: 'pay_1', status: 'captured', ...money },
    ]);
    expect(seen).toMatchObject([{ method: 'GET', url: '/v1/orders/order_1/payments' }]);
    expect(seen[0]?.authorization).toMatch(/^Basic /);
  });

  it.each([
    ['created', 'pending'],
    ['authorized', 'pending'],
    ['captured', 'captured'],
    ['refunded', 'captured'],
    ['failed', 'failed'],
  ])('takes "%s" for %s', async (status, wanted) => {
    answers = [list(listed({ status, amount_refunded: null }))];
    const [payment] = await openProvider().fetchOrderPayments('order_1');
    expect(payment?.status).toBe(wanted);
  });

  it('says how much of the money went back', async () => {
    answers = [list(listed({ amount_refunded: 5_000 }))];
    const [payment] = await openProvider().fetchOrderPayments('order_1');
    expect(payment?.refundedPaise).toBe(5_000);
  });

  it('knows an order that nobody tried to pay', async () => {
    answers = [list()];
    expect(await openProvider().fetchOrderPayments('order_1')).toEqual([]);
  });

  it.each([
    ['a payment of another order', list(listed({ order_id: 'order_2' }))],
    ['a status that is none', list(listed({ status: 'paid' }))],
    ['an amount that is none', list(listed({ amount: -1 }))],
    ['no list', json(200, { items: null })],
  ])('does not believe %s', async (_what, answer) => {
    answers = [answer];
    expect(await failure(openProvider())).toBe('bad-answer');
    expect(seen).toHaveLength(1);
  });

  it('tries once more after a failure that may pass, and says what it was', async () => {
    answers = [json(503, {}), list(listed())];
    expect(await openProvider().fetchOrderPayments('order_1')).toHaveLength(1);
    answers = [(_request, response) => response.destroy(), json(502, {})];
    expect(await failure(openProvider())).toBe('unavailable');
    answers = [() => {}, () => {}];
    expect(await failure(openProvider(100))).toBe('timeout');
  });

  it('does not ask again what was refused', async () => {
    answers = [json(400, { error: { code: 'BAD_REQUEST_ERROR' } })];
    expect(await failure(openProvider())).toBe('refused');
    expect(seen).toHaveLength(1);
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
