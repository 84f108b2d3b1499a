/** @jest-environment jsdom */
import { sendWaiting } from '@site/outbox';
import { startSending } from './start-sending';

jest.mock('@site/outbox', () => ({ sendWaiting: jest.fn(async () => undefined) }));

let visibility: DocumentVisibilityState;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  stop = startSending();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.mocked(sendWaiting).mockClear();
});

it('what waits is sent at once, and every minute while the page stays open', () => {
  expect(sendWaiting).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2 * 60_000);
  expect(sendWaiting).toHaveBeenCalledTimes(3);
});

it.each([
  ['the network is there again', () => window.dispatchEvent(new Event('online'))],
  ['somebody comes back to the page', () => document.dispatchEvent(new Event('visibilitychange'))],
])('what waits is sent when %s, and no more once the page was left', (_when, comes) => {
  comes();
  expect(sendWaiting).toHaveBeenCalledTimes(2);
  stop();
  comes();
  jest.advanceTimersByTime(2 * 60_000);
  expect(sendWaiting).toHaveBeenCalledTimes(2);
});

it('a page that nobody sees leaves sending to the others', () => {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(2 * 60_000);
  expect(sendWaiting).toHaveBeenCalledTimes(1);
});
