import { onChange } from './changes';
import { openDatabase } from './database';
import { AWAY_MS, checkPin, choosePin, forgetPin, hasPin, isLocked, isPin, noteSeen } from './pin';
import { newDevice } from './testing/outbox-device';

const SECOND = 1_000;

beforeEach(() => newDevice());

it('a PIN has four to eight digits', () => {
  expect(['1234', '12345678'].every(isPin)).toBe(true);
  expect(['123', '123456789', '12a4', ''].some(isPin)).toBe(false);
});

it('the PIN is asked for after ten minutes away, and not before', async () => {
  expect(await isLocked()).toBe(false);
  await choosePin('4711');
  expect(await isLocked()).toBe(false);
  const now = Date.now();
  await noteSeen(now);
  expect(await isLocked(now + AWAY_MS - SECOND)).toBe(false);
  expect(await isLocked(now + AWAY_MS)).toBe(true);
  // A clock that was set back says nothing of how long it was.
  expect(await isLocked(now - 24 * 60 * 60 * SECOND)).toBe(true);
});

it('the lock opens with the right one, which stands nowhere', async () => {
  await choosePin('4711');
  const now = Date.now() + 2 * AWAY_MS;
  expect(await checkPin('4712', now)).toEqual({ isRight: false, wasCompared: true, waitS: 0 });
  expect(await isLocked(now)).toBe(true);
  expect(await checkPin('4711', now)).toEqual({ isRight: true });
  expect(await isLocked(now)).toBe(false);
  expect(JSON.stringify(await (await openDatabase()).getAll('settings'))).not.toContain('4711');
});

it('the lock makes everybody wait after five wrong ones, the one who knows it too', async () => {
  await choosePin('4711');
  const now = Date.now();
  for (let tries = 1; tries < 5; tries += 1) await checkPin('0000', now);
  expect(await checkPin('0000', now)).toEqual({ isRight: false, wasCompared: true, waitS: 30 });
  expect(await checkPin('4711', now + 10 * SECOND)).toEqual({
    isRight: false,
    wasCompared: false,
    waitS: 20,
  });
  expect(await checkPin('4711', now + 31 * SECOND)).toEqual({ isRight: true });
});

it('the lock doubles the wait with every further wrong one, up to fifteen minutes by any clock', async () => {
  await choosePin('4711');
  const now = Date.now();
  const waitAfter = async (wrong: number) => {
    const database = await openDatabase();
    const stored = (await database.get('settings', 'pin')) as object;
    await database.put('settings', { ...stored, wrong: wrong - 1, waitUntil: 0 }, 'pin');
    return checkPin('0000', now);
  };
  expect(await waitAfter(7)).toEqual({ isRight: false, wasCompared: true, waitS: 120 });
  expect(await waitAfter(40)).toEqual({ isRight: false, wasCompared: true, waitS: 900 });
  const setBack = now - 24 * 60 * 60 * SECOND;
  expect(await checkPin('4711', setBack)).toMatchObject({ waitS: 900 });
  expect(await checkPin('4711', setBack + 899 * SECOND)).toMatchObject({ waitS: 1 });
  expect(await checkPin('4711', setBack + 900 * SECOND)).toEqual({ isRight: true });
});

it('every open page is told of a PIN that was chosen or forgotten, so that none has another one chosen in its place', async () => {
  const told = jest.fn();
  const stop = onChange(told);
  await choosePin('4711');
  expect(told).toHaveBeenCalled();
  told.mockClear();
  await forgetPin();
  expect(told).toHaveBeenCalled();
  stop();
});

it('the PIN is forgotten with everything else', async () => {
  await choosePin('4711');
  await forgetPin();
  expect(await hasPin()).toBe(false);
});
