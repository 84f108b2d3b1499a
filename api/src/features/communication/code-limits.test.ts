import { otpChallenge } from '../../platform/db/schema/all';
import { SmsRefusedError } from '../../platform/sms/sms-sender';
import { at, post } from '../../testing/forms';
import { type Codes, openCodes, SEND, VERIFY } from '../../testing/one-time-codes';
import { openTestApi } from '../../testing/test-api';

let codes: Codes;
beforeAll(async () => {
  codes = await openCodes();
});
afterAll(() => codes.api.close());
beforeEach(() => codes.begin());

it('a number is sent one code in 30 seconds, whoever asks', async () => {
  await codes.send(codes.phoneNo(), { address: '192.0.2.1' });
  const tooSoon = await codes.send(codes.phoneNo(), { address: '192.0.2.2' });
  expect(tooSoon.status).toBe(429);
  expect(tooSoon.body.message).toBe('Failed to send OTP, try again!');
  expect(tooSoon.headers['retry-after']).toBe('30');
  codes.wait(30);
  expect((await codes.send(codes.phoneNo())).status).toBe(200);
});

it('a number waits no hour for its next code when the clock of the machine was put back by one', async () => {
  await codes.send(codes.phoneNo());
  codes.wait(-3_600);
  expect((await codes.send(codes.phoneNo())).status).toBe(200);
  expect((await codes.send(codes.phoneNo())).headers['retry-after']).toBe('30');
  codes.wait(3_600);
});

it('of two requests for a code at the same moment one is served', async () => {
  const answers = await Promise.all([codes.send(codes.phoneNo()), codes.send(codes.phoneNo())]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429]);
});

it('of two requests for a code of one number from different addresses at the same moment one is served', async () => {
  const answers = await Promise.all(
    ['192.0.2.51', '192.0.2.52'].map((address) => codes.send(codes.phoneNo(), { address })),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429]);
});

it('the codes of a number are limited per hour', async () => {
  for (let sent = 0; sent < 3; sent += 1) {
    expect((await codes.send(codes.phoneNo(), { address: `192.0.2.${sent}` })).status).toBe(200);
    codes.wait(31);
  }
  expect((await codes.send(codes.phoneNo(), { address: '192.0.2.9' })).status).toBe(429);
  codes.wait(3_600);
  expect((await codes.send(codes.phoneNo(), { address: '192.0.2.9' })).status).toBe(200);
});

it('the codes of a number that nobody enters are limited per day, and those that are entered count not', async () => {
  const strict = await openTestApi({ env: { OTP_PER_NUMBER_A_DAY: '2', OTP_PER_ADDRESS: '100' } });
  const send = async () => {
    strict.clock.now = new Date(strict.clock.now.getTime() + 2 * 3_600_000);
    const answer = await post(strict.app, SEND, { phone_number: '0000062000' });
    return {
      status: answer.status,
      id: at(answer.body, ['data', 'response_data', 'challenge_id']),
    };
  };
  const entered = await send();
  const otp = strict.sent.at(-1)?.code ?? '';
  await post(strict.app, VERIFY, { challenge_id: String(entered.id), otp });
  const statuses = [await send(), await send(), await send()].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 429]);
  strict.clock.now = new Date(strict.clock.now.getTime() + 24 * 3_600_000);
  expect((await send()).status).toBe(200);
  await strict.close();
});

it('the codes of an address are limited per hour, without keeping the address', async () => {
  for (let sent = 0; sent < 6; sent += 1) {
    const answer = await codes.send(`00001${String(codes.turn * 10 + sent).padStart(5, '0')}`, {
      address: '192.0.2.77',
    });
    expect(answer.status).toBe(200);
  }
  const tooMany = await codes.send(codes.phoneNo(), { address: '192.0.2.77' });
  expect([tooMany.status, tooMany.headers['retry-after']]).toEqual([429, '3600']);
  codes.wait(3_600);
  expect((await codes.send(codes.phoneNo(), { address: '192.0.2.77' })).status).toBe(200);
  const rows = await codes.api.deps.db.select().from(otpChallenge);
  expect(JSON.stringify(rows)).not.toContain('192.0.2.77');
});

it('every device behind one address has codes of its own', async () => {
  const deviceOf = (index: number) => ({
    address: '192.0.2.99',
    headers: { 'x-device-token': `device-token-of-tab-${index}` },
  });
  const numbers = Array.from(
    { length: 12 },
    (_, index) => `00003${String(codes.turn * 20 + index).padStart(5, '0')}`,
  );
  const answers = await Promise.all(
    numbers.map((number, index) =>
      post(codes.api.app, SEND, { phone_number: number }, deviceOf(index)),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
});

it('the codes of a device are limited per hour, from whatever address it asks, and those of others are not', async () => {
  const strict = await openTestApi({ env: { OTP_PER_DEVICE: '2' } });
  const ask = async (index: number, device: string) => {
    const sender = { address: `192.0.2.${index}`, headers: { 'x-device-token': device } };
    return post(strict.app, SEND, { phone_number: `000060000${index}` }, sender);
  };
  const statuses = [];
  for (const index of [1, 2, 3]) {
    statuses.push((await ask(index, 'device-token-of-one-tab')).status);
  }
  statuses.push((await ask(4, 'device-token-of-another')).status);
  await strict.close();
  expect(statuses).toEqual([200, 200, 429, 200]);
});

it('the codes of devices with a token are not counted for whoever asks without one behind their address, nor the other way round', async () => {
  const strict = await openTestApi({ env: { OTP_PER_ADDRESS: '1' } });
  const ask = (index: number, headers: Readonly<Record<string, string>>) =>
    post(
      strict.app,
      SEND,
      { phone_number: `000061000${index}` },
      { address: '192.0.2.97', headers },
    );
  const statuses = [(await ask(1, { 'x-device-token': 'device-token-of-one-tab' })).status];
  for (const index of [2, 3]) statuses.push((await ask(index, {})).status);
  statuses.push((await ask(4, { 'x-device-token': 'device-token-of-another' })).status);
  await strict.close();
  expect(statuses).toEqual([200, 200, 429, 200]);
});

it('the codes that nobody enters are limited for all devices behind one address together', async () => {
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

it('the codes of the whole site stop at their ceiling, with an alarm', async () => {
  const small = await openTestApi({ env: { OTP_PER_SITE: '2', LOG_LEVEL: 'error' } });
  const statuses = [];
  for (const index of [0, 1, 2]) {
    const fields = { phone_number: `000050000${index}` };
    statuses.push((await post(small.app, SEND, fields, { address: `192.0.2.${index}` })).status);
  }
  await small.close();
  expect(statuses).toEqual([200, 200, 429]);
  expect(small.lines.join('')).toContain('"event":"otp-site-ceiling"');
});

/** One code each for so many numbers, at once; how many were sent and how many refused. */
async function sendAtOnce(addresses: readonly string[]) {
  const answers = await Promise.all(
    addresses.map((address, index) =>
      codes.send(`00002${String(codes.turn * 20 + index).padStart(5, '0')}`, { address }),
    ),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  return { sent: count(200), refused: count(429) };
}

it('the limit of an address holds when all its requests come at once', async () => {
  const addresses = Array.from({ length: 10 }, () => '192.0.2.88');
  expect(await sendAtOnce(addresses)).toEqual({ sent: 6, refused: 4 });
});

it('the limit of an address takes an IPv6 network for one address', async () => {
  const addresses = Array.from({ length: 8 }, (_, index) => `2001:db8:0:7::${index + 1}`);
  expect(await sendAtOnce(addresses)).toEqual({ sent: 6, refused: 2 });
  codes.wait(31);
  expect(await sendAtOnce(['2001:db8:0:8::1'])).toEqual({ sent: 1, refused: 0 });
});

it('the limits do not count a code that the gateway did not take', async () => {
  const failing = await openTestApi({
    deps: {
      sms: {
        handsOutCodes: false,
        send: () => Promise.reject(new SmsRefusedError('gateway down')),
      },
    },
  });
  const fields = { phone_number: codes.phoneNo() };
  const answer = await post(failing.app, SEND, fields, { key: 'gateway-key' });
  const again = await post(failing.app, SEND, fields, { key: 'gateway-key' });
  await failing.close();
  expect([answer.status, again.status]).toEqual([502, 502]);
  expect(answer.body.message).toBe('Failed to send OTP, try again!');
});
