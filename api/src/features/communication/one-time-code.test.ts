import { sendOtp, verifyOtp } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { idempotencyKey, otpChallenge } from '../../platform/db/schema/all';
import { SmsRefusedError } from '../../platform/sms/sms-sender';
import { at, post } from '../../testing/forms';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { isTokenOfPhone } from './phone-token';

const SEND = callAddress(sendOtp);
const VERIFY = callAddress(verifyOtp);
const TRIES_OVER = 'Too many wrong codes. Please press Resend OTP and enter the new code.';

let api: TestApi;
let next = 0;
beforeAll(async () => {
  api = await openTestApi({ env: { OTP_PER_NUMBER: '3', OTP_PER_ADDRESS: '6' } });
});
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now = new Date(api.clock.now.getTime() + 2 * 60 * 60 * 1000);
  api.sent.length = 0;
  next += 1;
});

const phoneNo = (): string => `00000${String(20_000 + next)}`;
const wait = (seconds: number): void => {
  api.clock.now = new Date(api.clock.now.getTime() + seconds * 1000);
};

async function send(phone: string, options: { address?: string; key?: string } = {}) {
  const answer = await post(api.app, SEND, { phone_number: phone, templateId: 'history' }, options);
  return { ...answer, id: String(at(answer.body, ['data', 'response_data', 'challenge_id'])) };
}
const verify = (id: string, otp: string, key?: string) =>
  post(api.app, VERIFY, { challenge_id: id, otp }, key ? { key } : {});
const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');

it('sends a code that gives a token once', async () => {
  const { id } = await send(phoneNo());
  const [message] = api.sent;
  expect(message).toMatchObject({ phone: phoneNo(), templateId: 'history' });
  const first = await verify(id, message?.code ?? '');
  expect(first.status).toBe(200);
  expect(at(first.body, ['data', 'response_data', 'expires_in'])).toBe(1800);
  const second = await verify(id, message?.code ?? '');
  expect(second.body.message).toBe('Please enter valid OTP!');
});

it('keeps no code in the database and hands none to the browser', async () => {
  const answer = await send(phoneNo(), { key: `send-${next}-key` });
  const code = api.sent[0]?.code ?? '';
  expect(JSON.stringify(answer.body)).not.toContain(code);
  const rows = await api.deps.db.select().from(otpChallenge);
  expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
});

it('takes five tries, counted also when they come at once, then no more', async () => {
  const { id } = await send(phoneNo());
  const code = api.sent[0]?.code ?? '';
  const wrong = await Promise.all(Array.from({ length: 5 }, () => verify(id, otherThan(code))));
  expect(wrong.map((answer) => answer.body.message).sort()).toEqual([
    ...Array(4).fill('Please enter valid OTP!'),
    TRIES_OVER,
  ]);
  const right = await verify(id, code);
  expect(right).toMatchObject({ status: 410, body: { errors: { otp: TRIES_OVER } } });
});

it('takes the code that is asked for after five wrong ones', async () => {
  const { id } = await send(phoneNo());
  const code = otherThan(api.sent[0]?.code ?? '');
  for (let tries = 0; tries < 5; tries += 1) await verify(id, code);
  wait(30);
  const next = await send(phoneNo());
  expect((await verify(next.id, api.sent[1]?.code ?? '')).status).toBe(200);
});

describe('asked for again after a lost answer', () => {
  const resendAfter = (body: unknown) => at(body, ['data', 'response_data', 'resend_after']);

  it('is answered as issued under the same key, in its pause too, and sent once', async () => {
    const key = `send-again-${next}`;
    const first = await send(phoneNo(), { key });
    wait(12);
    const again = await send(phoneNo(), { key });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.id).toBe(first.id);
    expect([resendAfter(first.body), resendAfter(again.body)]).toEqual([30, 18]);
    expect(api.sent).toHaveLength(1);
    expect((await verify(again.id, api.sent[0]?.code ?? '')).status).toBe(200);
  });

  it('waits no longer when the pause is over', async () => {
    const key = `send-late-${next}`;
    await send(phoneNo(), { key });
    wait(31);
    expect(resendAfter((await send(phoneNo(), { key })).body)).toBe(0);
  });
});

it('takes the right code after a wrong one under the same Idempotency-Key', async () => {
  const { id } = await send(phoneNo());
  const code = api.sent[0]?.code ?? '';
  await verify(id, otherThan(code), `verify-${next}`);
  expect((await verify(id, code, `verify-${next}`)).status).toBe(200);
});

describe('verified under an Idempotency-Key', () => {
  const token = (body: unknown) => String(at(body, ['data', 'response_data', 'token']));
  const lifetime = (body: unknown) => at(body, ['data', 'response_data', 'expires_in']);

  it('leaves no token in the database', async () => {
    const { id } = await send(phoneNo());
    const first = await verify(id, api.sent[0]?.code ?? '', `no-token-${next}`);
    const rows = await api.deps.db.select().from(idempotencyKey);
    expect(rows.map(({ key }) => key)).toContain(`no-token-${next}`);
    const kept = JSON.stringify(rows.map(({ answer }) => answer));
    expect(kept).not.toContain(token(first.body));
    expect(kept).not.toMatch(/v1\.\d+/);
  });

  it('answers a repeated request as the first time, for as long as the token lives', async () => {
    const { id } = await send(phoneNo());
    const repeat = () => verify(id, api.sent[0]?.code ?? '', `repeated-${next}`);
    const first = await repeat();
    const second = await repeat();
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(second.body).toEqual(first.body);
    const secret = api.deps.config.secrets.tokenSecret;
    expect(isTokenOfPhone(secret, token(second.body), phoneNo(), api.clock.now)).toBe(true);
    wait(20 * 60);
    const late = await repeat();
    expect(lifetime(late.body)).toBe(10 * 60);
    wait(10 * 60);
    expect(await repeat()).toMatchObject({
      status: 400,
      body: { message: 'Please enter valid OTP!' },
    });
  });

  it('gives no token to a repeated key with another code', async () => {
    const { id } = await send(phoneNo());
    const code = api.sent[0]?.code ?? '';
    await verify(id, code, `other-code-${next}`);
    const answer = await verify(id, otherThan(code), `other-code-${next}`);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).not.toContain('token');
  });
});

it('refuses a code after five minutes', async () => {
  const { id } = await send(phoneNo());
  wait(5 * 60);
  expect(await verify(id, api.sent[0]?.code ?? '')).toMatchObject({
    status: 410,
    body: { message: 'This code is too old. Please press Resend OTP and enter the new code.' },
  });
});

it('sends one code in 30 seconds to a number, whoever asks', async () => {
  await send(phoneNo(), { address: '192.0.2.1' });
  const tooSoon = await send(phoneNo(), { address: '192.0.2.2' });
  expect(tooSoon.status).toBe(429);
  expect(tooSoon.body.message).toBe('Failed to send OTP, try again!');
  expect(tooSoon.headers['retry-after']).toBe('30');
  wait(30);
  expect((await send(phoneNo())).status).toBe(200);
});

it('lets one of two requests at the same moment through', async () => {
  const answers = await Promise.all([send(phoneNo()), send(phoneNo())]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429]);
});

it('limits codes per number and hour', async () => {
  for (let sent = 0; sent < 3; sent += 1) {
    expect((await send(phoneNo(), { address: `192.0.2.${sent}` })).status).toBe(200);
    wait(31);
  }
  expect((await send(phoneNo(), { address: '192.0.2.9' })).status).toBe(429);
});

it('limits codes per address and hour, without keeping the address', async () => {
  for (let sent = 0; sent < 6; sent += 1) {
    const answer = await send(`00001${String(next * 10 + sent).padStart(5, '0')}`, {
      address: '192.0.2.77',
    });
    expect(answer.status).toBe(200);
  }
  expect((await send(phoneNo(), { address: '192.0.2.77' })).status).toBe(429);
  const rows = await api.deps.db.select().from(otpChallenge);
  expect(JSON.stringify(rows)).not.toContain('192.0.2.77');
});

it('gives every device behind one address codes of its own', async () => {
  const deviceOf = (index: number) => ({
    address: '192.0.2.99',
    headers: { 'x-device-token': `device-token-of-tab-${index}` },
  });
  const numbers = Array.from(
    { length: 12 },
    (_, index) => `00003${String(next * 20 + index).padStart(5, '0')}`,
  );
  const answers = await Promise.all(
    numbers.map((number, index) => post(api.app, SEND, { phone_number: number }, deviceOf(index))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
});

it('limits codes that nobody enters, of all devices behind one address', async () => {
  const strict = await openTestApi({ env: { OTP_PER_SHARED_ADDRESS: '3' } });
  const ask = (index: number) =>
    post(
      strict.app,
      SEND,
      { phone_number: `000040000${index}` },
      { address: '192.0.2.98', headers: { 'x-device-token': `device-token-of-tab-${index}` } },
    );
  for (const index of [0, 1, 2]) {
    const { body } = await ask(index);
    const id = String(at(body, ['data', 'response_data', 'challenge_id']));
    // The first of them enters his code: it does not count any more.
    if (index === 0) {
      const otp = strict.sent[0]?.code ?? '';
      expect((await post(strict.app, VERIFY, { challenge_id: id, otp })).status).toBe(200);
    }
  }
  expect([(await ask(3)).status, (await ask(4)).status]).toEqual([200, 429]);
  await strict.close();
});

it('stops at the ceiling of the whole site, with an alarm', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const small = await openTestApi({ env: { OTP_PER_SITE: '2', LOG_LEVEL: 'error' }, logTo });
  const statuses = [];
  for (const index of [0, 1, 2]) {
    const fields = { phone_number: `000050000${index}` };
    statuses.push((await post(small.app, SEND, fields, { address: `192.0.2.${index}` })).status);
  }
  await small.close();
  expect(statuses).toEqual([200, 200, 429]);
  expect(lines.join('')).toContain('"event":"otp-site-ceiling"');
});

it('keeps the code of a gateway that was slow: it works when it arrives, and counts', async () => {
  let arrived = '';
  const slow = await openTestApi({
    env: { OTP_PER_NUMBER: '1' },
    deps: {
      sms: {
        handsOutCodes: false,
        send: async ({ code }) => {
          arrived = code;
          throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
        },
      },
    },
  });
  const fields = { phone_number: phoneNo() };
  const answer = await post(slow.app, SEND, fields);
  expect(answer.status).toBe(200);
  const id = String(at(answer.body, ['data', 'response_data', 'challenge_id']));
  slow.clock.now = new Date(slow.clock.now.getTime() + 31_000);
  expect((await post(slow.app, SEND, fields)).status).toBe(429);
  const verified = await post(slow.app, VERIFY, { challenge_id: id, otp: arrived });
  await slow.close();
  expect(verified.status).toBe(200);
});

/** One code each for so many numbers, at once; how many were sent and how many refused. */
async function sendAtOnce(addresses: readonly string[]) {
  const answers = await Promise.all(
    addresses.map((address, index) =>
      send(`00002${String(next * 20 + index).padStart(5, '0')}`, { address }),
    ),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  return { sent: count(200), refused: count(429) };
}

it('holds the limit of an address when all its requests come at once', async () => {
  const addresses = Array.from({ length: 10 }, () => '192.0.2.88');
  expect(await sendAtOnce(addresses)).toEqual({ sent: 6, refused: 4 });
});

it('takes an IPv6 network for one address', async () => {
  const addresses = Array.from({ length: 8 }, (_, index) => `2001:db8:0:7::${index + 1}`);
  expect(await sendAtOnce(addresses)).toEqual({ sent: 6, refused: 2 });
  wait(31);
  expect(await sendAtOnce(['2001:db8:0:8::1'])).toEqual({ sent: 1, refused: 0 });
});

it('does not count a code that the gateway did not take', async () => {
  const failing = await openTestApi({
    deps: {
      sms: {
        handsOutCodes: false,
        send: () => Promise.reject(new SmsRefusedError('gateway down')),
      },
    },
  });
  const fields = { phone_number: phoneNo() };
  const answer = await post(failing.app, SEND, fields, { key: 'gateway-key' });
  const again = await post(failing.app, SEND, fields, { key: 'gateway-key' });
  await failing.close();
  expect([answer.status, again.status]).toEqual([502, 502]);
  expect(answer.body.message).toBe('Failed to send OTP, try again!');
});

it('answers the code itself with the console provider', async () => {
  const demo = await openTestApi({
    deps: { sms: { handsOutCodes: true, send: () => Promise.resolve() } },
  });
  const answer = await post(demo.app, SEND, { phone_number: phoneNo() });
  await demo.close();
  expect(at(answer.body, ['data', 'response_data', 'otp'])).toMatch(/^\d{6}$/);
});

it('refuses a number that is none', async () => {
  const answer = await send('12345');
  expect(answer.body.message).toBe('Number must be exactly 10 digits');
});
