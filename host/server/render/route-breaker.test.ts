import { RouteBreaker } from './route-breaker';

const MINUTE = 60_000;
let now: number;
let breaker: RouteBreaker;
beforeEach(() => {
  now = 1_000;
  breaker = new RouteBreaker(() => now);
});
afterEach(() => {
  jest.useRealTimers();
});

it('the breaker of routes closes a route at its second fault, and no other', () => {
  expect(breaker.fault('a')).toBe(0);
  expect(breaker.allows('a')).toBe(true);
  expect(breaker.fault('a')).toBe(MINUTE);
  expect(breaker.allows('a')).toBe(false);
  expect(breaker.allows('b')).toBe(true);
});

it('the breaker of routes does not count faults together that are far apart', () => {
  breaker.fault('a');
  now += 6 * MINUTE;
  expect(breaker.fault('a')).toBe(0);
  expect(breaker.allows('a')).toBe(true);
});

it('the breaker of routes lets one page through after the pause, and all once it did no harm', () => {
  breaker.fault('a');
  breaker.fault('a');
  now += MINUTE;
  expect(breaker.allows('a')).toBe(true);
  expect(breaker.allows('a')).toBe(false);
  breaker.tried('a', true);
  expect([breaker.allows('a'), breaker.allows('a')]).toEqual([true, true]);
});

it('the breaker of routes doubles the pause with each trial that fails, up to a quarter of an hour', () => {
  breaker.fault('a');
  breaker.fault('a');
  const pauses = [2, 4, 8, 15, 15].map(() => {
    now += 15 * MINUTE;
    expect(breaker.allows('a')).toBe(true);
    return breaker.fault('a') / MINUTE;
  });
  expect(pauses).toEqual([2, 4, 8, 15, 15]);
});

it('the breaker of routes tries with the next page when the visitor of the first one has gone', () => {
  breaker.fault('a');
  breaker.fault('a');
  now += MINUTE;
  breaker.allows('a');
  breaker.tried('a', false);
  expect(breaker.allows('a')).toBe(true);
});

it('the breaker of routes tries a route again in time though the clock of the machine was put back', () => {
  jest.useFakeTimers();
  breaker = new RouteBreaker();
  breaker.fault('a');
  breaker.fault('a');
  jest.setSystemTime(Date.now() - 60 * MINUTE);
  jest.advanceTimersByTime(MINUTE);
  expect(breaker.allows('a')).toBe(true);
});

it('the breaker of routes says how long a route stays closed', () => {
  expect(breaker.closedForMs('a')).toBe(0);
  breaker.fault('a');
  expect(breaker.closedForMs('a')).toBe(0);
  breaker.fault('a');
  now += 10_000;
  expect(breaker.closedForMs('a')).toBe(50_000);
  now += MINUTE;
  expect(breaker.closedForMs('a')).toBe(0);
});
