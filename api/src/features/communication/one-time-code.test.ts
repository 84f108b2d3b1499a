import { idempotencyKey, otpChallenge } from '../../platform/db/schema/all';
import { at, post } from '../../testing/forms';
import { type Codes, openCodes, otherThan, SEND, VERIFY } from '../../testing/one-time-codes';
import { openTestApi } from '../../testing/test-api';
import { hashCode } from './one-time-code';
import { isTokenOfPhone } from './phone-token';

const TOO_OLD = 'This code is too old. Please press Resend OTP and enter the new code.';
const TRIES_OVER = 'Too many wrong codes. Please press Resend OTP and enter the new code.';

let codes: Codes;
beforeAll(async () => {
  codes = await openCodes();
});
afterAll(() => codes.api.close());
beforeEach(() => codes.begin());

it('a one-time code is sent, and gives a token once', async () => {
  const { id } = await codes.send(codes.phoneNo());
  const [message] = codes.api.sent;
  expect(message).toMatchObject({ phone: codes.phoneNo(), templateId: 'history' });
  const first = await codes.verify(id, message?.code ?? '');
  expect(first.status).toBe(200);
  expect(at(first.body, ['data', 'response_data', 'expires_in'])).toBe(1800);
  const second = await codes.verify(id, message?.code ?? '');
  expect(second.body.message).toBe('Please enter valid OTP!');
});

it('a one-time code leaves without a template when the name of the template is none', async () => {
  const fields = { phone_number: codes.phoneNo(), templateId: 'history&sender=OTHER' };
  expect((await post(codes.api.app, SEND, fields)).status).toBe(200);
  expect(codes.api.sent).toEqual([expect.objectContaining({ templateId: '' })]);
});

it('a one-time code is refused for what is no challenge, and is over for one that nobody knows', async () => {
  expect(await codes.verify('1 or 1=1', '123456')).toMatchObject({
    status: 400,
    body: { errors: { otp: 'Please enter valid OTP!' } },
  });
  const unknown = await codes.verify('6f9619ff-8b86-4011-b42d-00c04fc964ff', '123456');
  expect(unknown.status).toBe(410);
});

it('a one-time code is neither kept in the database nor handed to the browser', async () => {
  const answer = await codes.send(codes.phoneNo(), { key: `send-${codes.turn}-key` });
  const code = codes.api.sent[0]?.code ?? '';
  expect(JSON.stringify(answer.body)).not.toContain(code);
  const rows = await codes.api.deps.db.select().from(otpChallenge);
  expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
});

it('the same code of two messages is not the same in the database', () => {
  const hash = (challenge: string) => hashCode('a secret', challenge, '048213');
  expect(hash('one')).toBe(hash('one'));
  expect(hash('one')).not.toBe(hash('other'));
});

it('a one-time code can be tried five times, counted also when the tries come at once, and no more', async () => {
  const { id } = await codes.send(codes.phoneNo());
  const code = codes.api.sent[0]?.code ?? '';
  const wrong = await Promise.all(
    Array.from({ length: 5 }, () => codes.verify(id, otherThan(code))),
  );
  expect(wrong.map((answer) => answer.body.message).sort()).toEqual([
    ...Array(4).fill('Please enter valid OTP!'),
    TRIES_OVER,
  ]);
  const right = await codes.verify(id, code);
  expect(right).toMatchObject({ status: 410, body: { errors: { otp: TRIES_OVER } } });
});

it('a one-time code that is asked for after five wrong tries is accepted', async () => {
  const { id } = await codes.send(codes.phoneNo());
  const code = otherThan(codes.api.sent[0]?.code ?? '');
  for (let tries = 0; tries < 5; tries += 1) await codes.verify(id, code);
  codes.wait(30);
  const next = await codes.send(codes.phoneNo());
  expect((await codes.verify(next.id, codes.api.sent[1]?.code ?? '')).status).toBe(200);
});

describe('asked for again after a lost answer', () => {
  const resendAfter = (body: unknown) => at(body, ['data', 'response_data', 'resend_after']);

  it('is answered as issued under the same key, in its pause too, and sent once', async () => {
    const key = `send-again-${codes.turn}`;
    const first = await codes.send(codes.phoneNo(), { key });
    codes.wait(12);
    const again = await codes.send(codes.phoneNo(), { key });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.id).toBe(first.id);
    expect([resendAfter(first.body), resendAfter(again.body)]).toEqual([30, 18]);
    expect(codes.api.sent).toHaveLength(1);
    expect((await codes.verify(again.id, codes.api.sent[0]?.code ?? '')).status).toBe(200);
  });

  it('waits no longer when the pause is over', async () => {
    const key = `send-late-${codes.turn}`;
    await codes.send(codes.phoneNo(), { key });
    codes.wait(31);
    expect(resendAfter((await codes.send(codes.phoneNo(), { key })).body)).toBe(0);
  });
});

it('a one-time code is accepted after a wrong one under the same Idempotency-Key', async () => {
  const { id } = await codes.send(codes.phoneNo());
  const code = codes.api.sent[0]?.code ?? '';
  await codes.verify(id, otherThan(code), `verify-${codes.turn}`);
  expect((await codes.verify(id, code, `verify-${codes.turn}`)).status).toBe(200);
});

describe('verified under an Idempotency-Key', () => {
  const token = (body: unknown) => String(at(body, ['data', 'response_data', 'token']));
  const lifetime = (body: unknown) => at(body, ['data', 'response_data', 'expires_in']);

  it('leaves no token in the database', async () => {
    const { id } = await codes.send(codes.phoneNo());
    const first = await codes.verify(id, codes.api.sent[0]?.code ?? '', `no-token-${codes.turn}`);
    const rows = await codes.api.deps.db.select().from(idempotencyKey);
    expect(rows.map(({ key }) => key)).toContain(`no-token-${codes.turn}`);
    const kept = JSON.stringify(rows.map(({ answer }) => answer));
    expect(kept).not.toContain(token(first.body));
    expect(kept).not.toMatch(/v1\.\d+/);
  });

  it('answers a repeated request as the first time, for as long as the token lives', async () => {
    const { id } = await codes.send(codes.phoneNo());
    const repeat = () => codes.verify(id, codes.api.sent[0]?.code ?? '', `repeated-${codes.turn}`);
    const first = await repeat();
    const second = await repeat();
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(second.body).toEqual(first.body);
    const secret = codes.api.deps.config.secrets.tokenSecret;
    expect(isTokenOfPhone(secret, token(second.body), codes.phoneNo(), codes.api.clock.now)).toBe(
      true,
    );
    codes.wait(20 * 60);
    const late = await repeat();
    expect(lifetime(late.body)).toBe(10 * 60);
    codes.wait(10 * 60);
    // The code was right, and is good for nothing more.
    expect(await repeat()).toMatchObject({ status: 410, body: { errors: { otp: TOO_OLD } } });
  });

  it('gives no token to a repeated key with another code', async () => {
    const { id } = await codes.send(codes.phoneNo());
    const code = codes.api.sent[0]?.code ?? '';
    await codes.verify(id, code, `other-code-${codes.turn}`);
    const answer = await codes.verify(id, otherThan(code), `other-code-${codes.turn}`);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).not.toContain('token');
  });
});

it('a one-time code is refused after five minutes', async () => {
  const { id } = await codes.send(codes.phoneNo());
  codes.wait(5 * 60);
  expect(await codes.verify(id, codes.api.sent[0]?.code ?? '')).toMatchObject({
    status: 410,
    body: { message: TOO_OLD },
  });
});

it('a one-time code is kept when its gateway was slow: it works when it arrives, and counts', async () => {
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
  const fields = { phone_number: codes.phoneNo() };
  const answer = await post(slow.app, SEND, fields);
  expect(answer.status).toBe(200);
  const id = String(at(answer.body, ['data', 'response_data', 'challenge_id']));
  slow.clock.now = new Date(slow.clock.now.getTime() + 31_000);
  expect((await post(slow.app, SEND, fields)).status).toBe(429);
  const verified = await post(slow.app, VERIFY, { challenge_id: id, otp: arrived });
  await slow.close();
  expect(verified.status).toBe(200);
});

it('a one-time code is in the answer with the console provider', async () => {
  const demo = await openTestApi({
    deps: { sms: { handsOutCodes: true, send: () => Promise.resolve() } },
  });
  const answer = await post(demo.app, SEND, { phone_number: codes.phoneNo() });
  await demo.close();
  expect(at(answer.body, ['data', 'response_data', 'otp'])).toMatch(/^\d{6}$/);
});

it('a one-time code is not sent to what is no number of ten digits', async () => {
  const answer = await codes.send('12345');
  expect(answer.body.message).toBe('Number must be exactly 10 digits');
});
