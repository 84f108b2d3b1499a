import { RefusalLog } from './refusal-log';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the log tells of the first refusal at once and of a flood once a second, with the number, until all are told of', () => {
  const refusals = new RefusalLog();
  const warn = jest.fn();
  const told = () => warn.mock.calls.map(([line]) => line.refused);
  for (let passed = 0; passed < 2_000; passed += 10) {
    refusals.add({ warn });
    jest.advanceTimersByTime(10);
  }
  expect(told()).toEqual([1, 99, 100]);
  refusals.add({ warn });
  jest.advanceTimersByTime(1_000);
  expect(told()).toEqual([1, 99, 100, 1]);
  jest.advanceTimersByTime(60_000);
  refusals.add({ warn });
  expect(warn).toHaveBeenLastCalledWith({ alarm: 'busy', refused: 1 }, expect.any(String));
  expect(warn).toHaveBeenCalledTimes(5);
});
