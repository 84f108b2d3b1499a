import { DEVICE_HEADER, NO_VISITOR } from '@site/contract';
import { CodeGuesses } from './code-guesses';
import { HttpError } from './http-error';

/** So many tries of each device, and of each address, on a clock that the test moves. */
function openGuesses(codesPerDevice: number, codesPerAddress: number) {
  const clock = { ms: 0 };
  const guesses = new CodeGuesses({ codesPerDevice, codesPerAddress }, () => clock.ms);
  const ask = async (
    { ip = '192.0.2.1', device = '' },
    doesCount: boolean | Promise<boolean> = false,
  ): Promise<number> => {
    const headers = device ? { [DEVICE_HEADER]: `device-token-of-${device}` } : {};
    const answer = () => guesses.judge({ ip, headers }, async () => doesCount, judged);
    return answer().then(
      () => 200,
      (error: HttpError) => error.status,
    );
  };
  return { clock, guesses, ask };
}
const judged = { isMiss: (doesCount: boolean) => !doesCount };

it('a code that counts is never counted, however often it is asked for', async () => {
  const { ask } = openGuesses(2, 2);
  for (let n = 0; n < 50; n += 1) expect(await ask({ device: 'asha' }, true)).toBe(200);
});

it('whoever has tried too many codes is refused with each, and may try again when the minute is over', async () => {
  const { ask, clock, guesses } = openGuesses(0, 2);
  expect([await ask({}), await ask({})]).toEqual([200, 200]);
  clock.ms = 45_500;
  expect([await ask({}), await ask({}, true)]).toEqual([429, 429]);
  const refused = guesses.judge({ ip: '192.0.2.1', headers: {} }, async () => true, judged);
  await expect(refused).rejects.toMatchObject({ headers: { 'retry-after': '15' } });
  expect(await ask({ ip: '192.0.2.2' })).toBe(200);
  clock.ms = 60_000;
  expect([await ask({}), await ask({}, true)]).toEqual([200, 200]);
});

it('whoever has tried too many by device and by address is told to come when both minutes are over', async () => {
  const { ask, clock, guesses } = openGuesses(1, 2);
  await ask({ device: 'ravi' });
  clock.ms = 10_000;
  await ask({ device: 'asha' });
  clock.ms = 20_000;
  const sender = { ip: '192.0.2.1', headers: { [DEVICE_HEADER]: 'device-token-of-asha' } };
  const refused = guesses.judge(sender, async () => true, judged);
  await expect(refused).rejects.toMatchObject({ headers: { 'retry-after': '50' } });
  clock.ms = 70_000;
  expect(await ask({ device: 'asha' })).toBe(200);
});

it('of a thousand tries in one moment no more are answered than of as many after each other', async () => {
  const { ask } = openGuesses(0, 20);
  let arrive: (doesCount: boolean) => void = () => undefined;
  const answer = new Promise<boolean>((resolve) => {
    arrive = resolve;
  });
  const asked = Array.from({ length: 1_000 }, () => ask({}, answer));
  arrive(false);
  expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(20);
});

it('devices behind one address have tries of their own, and whoever invents them has those of the address', async () => {
  const { ask } = openGuesses(2, 5);
  const statuses = [];
  for (const device of ['a', 'a', 'a', 'b', 'c', 'd', 'e']) statuses.push(await ask({ device }));
  expect(statuses).toEqual([200, 200, 429, 200, 200, 200, 429]);
  expect(await ask({ device: 'a', ip: '192.0.2.2' })).toBe(429);
  expect(await ask({ device: 'f', ip: '192.0.2.2' })).toBe(200);
});

it('all addresses of an IPv6 network are one sender', async () => {
  const { ask } = openGuesses(0, 1);
  expect(await ask({ ip: '2001:db8:1:2::1' })).toBe(200);
  expect(await ask({ ip: '2001:db8:1:2:ffff::1' })).toBe(429);
  expect(await ask({ ip: '2001:db8:1:3::1' })).toBe(200);
});

it('a try that failed, and told nothing of the code, is not counted', async () => {
  const { guesses, ask } = openGuesses(0, 1);
  const fail = guesses.judge({ ip: '192.0.2.1', headers: {} }, () => Promise.reject(busy), {
    isRefusal: (error) => error !== busy,
  });
  await expect(fail).rejects.toBe(busy);
  expect(await ask({})).toBe(200);
});
const busy = new HttpError(503, 'The service is busy.');

it.each([
  ['where there is no limit', [0, 0], {}],
  ['by a host for a page that everybody gets', [1, 1], { ip: NO_VISITOR }],
] as const)('codes may be tried %s', async (_case, [perDevice, perAddress], sender) => {
  const { ask } = openGuesses(perDevice, perAddress);
  for (let n = 0; n < 10; n += 1) expect(await ask(sender)).toBe(200);
});
