/** @jest-environment jsdom */
import { remainingDelay } from './popup-delay';

/** A moment `now` ms after the start of the page, which was loaded at `loadEventEnd`; 0 when unknown. */
function at(now: number, loadEventEnd?: number): void {
  jest.spyOn(performance, 'now').mockReturnValue(now);
  const entries = loadEventEnd === undefined ? [] : [{ loadEventEnd }];
  Object.assign(performance, { getEntriesByType: () => entries });
}
afterEach(() => jest.restoreAllMocks());

it('the offers pop-up waits for what is left of 1.2 s after load', () => {
  at(3_000, 3_000);
  expect(remainingDelay()).toBe(1_200);
  at(3_500, 3_000);
  expect(remainingDelay()).toBe(700);
});

it('the offers pop-up does not wait when its code came later than that', () => {
  at(9_000, 3_000);
  expect(remainingDelay()).toBe(0);
});

it('the offers pop-up waits for all of it when the browser does not tell when the page was loaded', () => {
  at(9_000);
  expect(remainingDelay()).toBe(1_200);
  at(9_000, 0);
  expect(remainingDelay()).toBe(1_200);
});
