/** @jest-environment jsdom */
import { createAutoplay, isInWindow } from './autoplay';

const move = jest.fn();
const onPlaying = jest.fn();
let isSeen: boolean;
const start = () => createAutoplay({ everyMs: 3_000, move, isSeen: () => isSeen, onPlaying });
beforeEach(() => {
  jest.useFakeTimers();
  move.mockClear();
  onPlaying.mockClear();
  isSeen = true;
});
afterEach(() => jest.useRealTimers());

it('a carousel that plays moves each time its pause is over, and no sooner', () => {
  start().play();
  jest.advanceTimersByTime(2_999);
  expect(move).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(move).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(3_000);
  expect(move).toHaveBeenCalledTimes(2);
});

it('a carousel asks the browser for no frame while its slides stand still', () => {
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  start().play();
  jest.advanceTimersByTime(9_000);
  expect(frame).not.toHaveBeenCalled();
});

it('a carousel that holds does not move, and has its whole pause before it when it plays again', () => {
  const autoplay = start();
  autoplay.play();
  jest.advanceTimersByTime(2_000);
  autoplay.hold();
  jest.advanceTimersByTime(10_000);
  expect(move).not.toHaveBeenCalled();
  autoplay.play();
  jest.advanceTimersByTime(2_999);
  expect(move).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(move).toHaveBeenCalledTimes(1);
  expect(onPlaying.mock.calls).toEqual([[true], [false], [true]]);
});

it('a carousel has its whole pause before it after a visitor moved it, and none while it holds', () => {
  const autoplay = start();
  autoplay.restart();
  jest.advanceTimersByTime(5_000);
  expect(move).not.toHaveBeenCalled();
  autoplay.play();
  jest.advanceTimersByTime(2_000);
  autoplay.restart();
  jest.advanceTimersByTime(2_999);
  expect(move).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(move).toHaveBeenCalledTimes(1);
});

it('a carousel that nobody sees does not move, and goes on when it is seen', () => {
  isSeen = false;
  start().play();
  jest.advanceTimersByTime(9_000);
  expect(move).not.toHaveBeenCalled();
  isSeen = true;
  jest.advanceTimersByTime(3_000);
  expect(move).toHaveBeenCalledTimes(1);
});

it('an element is seen while a part of it is in the window', () => {
  const element = document.createElement('div');
  const at = (top: number) =>
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 200));
  at(window.innerHeight - 1);
  expect(isInWindow(element)).toBe(true);
  at(window.innerHeight);
  expect(isInWindow(element)).toBe(false);
  at(-200);
  expect(isInWindow(element)).toBe(false);
});
