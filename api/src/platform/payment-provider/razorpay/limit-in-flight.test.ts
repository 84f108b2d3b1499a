import { setTimeout as wait } from 'node:timers/promises';
import { limitInFlight } from './limit-in-flight';

/** Calls that end when they are told to. */
function heldCalls() {
  const releases: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const call = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((done) => releases.push(done));
    running -= 1;
    return 'answer';
  };
  return { call, releases, most: () => most };
}

it('passes 200 orders of one second at 400 ms each, 80 at a time', async () => {
  jest.useFakeTimers();
  const limited = limitInFlight({ atOnce: 80, waiting: 300, maxWaitMs: 2_000 });
  const orders = Array.from({ length: 200 }, () =>
    limited(() => new Promise<string>((done) => setTimeout(() => done('made'), 400))),
  );
  const all = Promise.allSettled(orders);
  await jest.advanceTimersByTimeAsync(1_200);
  jest.useRealTimers();
  expect((await all).filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
});

it('runs no more than it may at a time, in the order they came', async () => {
  const { call, releases, most } = heldCalls();
  const limited = limitInFlight({ atOnce: 2, waiting: 3, maxWaitMs: 60_000 });
  const ended: number[] = [];
  const all = [0, 1, 2, 3, 4].map((index) => limited(call).then(() => ended.push(index)));
  for (let index = 0; index < all.length; index += 1) {
    await wait(0);
    releases.shift()?.();
    await all[index];
  }
  expect(ended).toEqual([0, 1, 2, 3, 4]);
  expect(most()).toBe(2);
});

it('refuses at once what the queue has no room for', async () => {
  const { call, releases } = heldCalls();
  const limited = limitInFlight({ atOnce: 1, waiting: 1, maxWaitMs: 60_000 });
  const taken = [limited(call), limited(call)];
  await expect(limited(call)).rejects.toMatchObject({ failure: 'unavailable' });
  releases.shift()?.();
  await taken[0];
  await wait(0);
  releases.shift()?.();
  expect(await taken[1]).toBe('answer');
});

it('gives up a call that waited too long, and lets the next one through', async () => {
  jest.useFakeTimers();
  const { call, releases } = heldCalls();
  const limited = limitInFlight({ atOnce: 1, waiting: 5, maxWaitMs: 2_000 });
  const first = limited(call);
  const late = expect(limited(call)).rejects.toMatchObject({ failure: 'unavailable' });
  await jest.advanceTimersByTimeAsync(2_000);
  await late;
  jest.useRealTimers();
  releases.shift()?.();
  expect(await first).toBe('answer');
  const next = limited(call);
  await wait(0);
  releases.shift()?.();
  expect(await next).toBe('answer');
});

it('gives its place back when a call fails', async () => {
  const limited = limitInFlight({ atOnce: 1, waiting: 0, maxWaitMs: 0 });
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limited(async () => 'answer')).toBe('answer');
});
