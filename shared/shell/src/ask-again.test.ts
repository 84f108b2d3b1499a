import { askAgain } from './ask-again';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Fails so many times, then gives the file. */
const losing = (times: number) => {
  const load = jest.fn<Promise<string>, []>();
  for (let lost = 0; lost < times; lost += 1) load.mockRejectedValueOnce(new Error('lost'));
  return load.mockResolvedValue('file');
};

it('the page asks for a lost file after 150 ms and after 300 ms more', async () => {
  const load = losing(2);
  const file = askAgain(load);
  await jest.advanceTimersByTimeAsync(149);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(300);
  await expect(file).resolves.toBe('file');
});

it('the page gives up after three attempts, with the last error', async () => {
  const load = losing(9);
  const outcome = expect(askAgain(load)).rejects.toThrow('lost');
  await jest.advanceTimersByTimeAsync(10_000);
  await outcome;
  expect(load).toHaveBeenCalledTimes(3);
});
