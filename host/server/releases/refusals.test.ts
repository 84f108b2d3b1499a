import { Refusals } from './refusals';

const slow = { reason: 'blocks while loading', hung: true };
let now: number;
let refusals: Refusals;
beforeEach(() => {
  now = 0;
  refusals = new Refusals(() => now);
});
afterEach(() => {
  jest.useRealTimers();
});

it('the host lets a release that was slow to start be tried again, with pauses, before it counts as broken', () => {
  expect(refusals.addFailedStart('a', slow)).toBe(false);
  expect(refusals.get('a')).toEqual(slow);
  now += 2_000;
  expect(refusals.get('a')).toBeUndefined();
  expect(refusals.addFailedStart('a', slow)).toBe(false);
  now += 5_000;
  expect(refusals.get('a')).toBeUndefined();
  expect(refusals.addFailedStart('a', slow)).toBe(true);
});

it('the host goes on trying such a release at growing distance, a quarter of an hour at most', () => {
  const minutes: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    refusals.addFailedStart('a', slow);
    const from = now;
    while (refusals.get('a')) now += 1_000;
    minutes.push((now - from) / 60_000);
  }
  expect(minutes.slice(2)).toEqual([1, 2, 4, 8, 15, 15]);
});

it('the host lets a release that harms the site be tried again as its page is: after 1, 2, 4, 8, 15 minutes', () => {
  const minutes: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    refusals.addHarmful('a', slow);
    const from = now;
    while (refusals.get('a')) now += 1_000;
    minutes.push((now - from) / 60_000);
  }
  expect(minutes).toEqual([1, 2, 4, 8, 15, 15]);
});

it('the host forgets a release that no registry names any more', () => {
  refusals.addHarmful('a', slow);
  refusals.keepOnly(new Set(['b']));
  expect(refusals.get('a')).toBeUndefined();
});

it('the host tries a release again in time though the clock of the machine was put back', () => {
  jest.useFakeTimers();
  refusals = new Refusals();
  refusals.addFailedStart('a', slow);
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(2_000);
  expect(refusals.get('a')).toBeUndefined();
});
