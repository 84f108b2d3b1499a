/** @jest-environment jsdom */
import { whenUsed } from './when-used';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each(['scroll', 'pointerdown', 'keydown'])('a %s is a sign of use, and counts once', (sign) => {
  const done = jest.fn();
  whenUsed(done);
  expect(done).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event(sign));
  expect(done).toHaveBeenCalledTimes(1);
});

it('a pointer that moves is a sign only where that is asked for', () => {
  const pressed = jest.fn();
  const moved = jest.fn();
  whenUsed(pressed);
  whenUsed(moved, { pointer: true });
  window.dispatchEvent(new Event('pointermove'));
  expect(pressed).not.toHaveBeenCalled();
  expect(moved).toHaveBeenCalledTimes(1);
});

it('without a sign a visitor counts as one who stays after the given time, and not a second time', () => {
  const done = jest.fn();
  whenUsed(done, { orAfterMs: 10_000 });
  jest.advanceTimersByTime(9_999);
  expect(done).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  window.dispatchEvent(new Event('scroll'));
  expect(done).toHaveBeenCalledTimes(1);
});

it('who stops waiting is called back neither by a sign nor by the time', () => {
  const done = jest.fn();
  const stop = whenUsed(done, { orAfterMs: 10_000 });
  stop();
  window.dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(10_000);
  expect(done).not.toHaveBeenCalled();
});
