import { setTimeout as wait } from 'node:timers/promises';
import { limitInFlight } from './limit-in-flight';
import { IN_FLIGHT } from './razorpay-provider';

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

/** So many orders at once with the limits of the site, at 400 ms each: how many are made, and after how many ms the last. */
async function burst(orders: number) {
  jest.useFakeTimers();
  const limited = limitInFlight(IN_FLIGHT);
  let last = 0;
  const began = Date.now();
  const made = Array.from({ length: orders }, () =>
    limited(() => new Promise<void>((done) => setTimeout(done, 400))).then(() => {
      last = Date.now() - began;
    }),
  );
  const all = Promise.allSettled(made);
  await jest.advanceTimersByTimeAsync(60_000);
  const ended = await all;
  jest.useRealTimers();
  return { made: ended.filter(({ status }) => status === 'fulfilled').length, last };
}

it('the queue for the provider passes 200 orders of one second at 400 ms each', async () => {
  expect(await burst(200)).toEqual({ made: 200, last: 1_200 });
});

it('the queue for the provider has in its queue only what is served before it has waited too long, and refuses the rest at once', async () => {
  const all = IN_FLIGHT.atOnce + IN_FLIGHT.waiting;
  const { made, last } = await burst(all + 100);
  expect(made).toBe(all);
  expect(last).toBeLessThanOrEqual(IN_FLIGHT.maxWaitMs + 400);
});

it('the queue for the provider runs no more than it may at a time, in the order they came', async () => {
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

it('the queue for the provider refuses at once what the queue has no room for', async () => {
  const { call, releases } = heldCalls();
  const limited = limitInFlight({ atOnce: 1, waiting: 1, maxWaitMs: 60_000 });
  const taken = [limited(call), limited(call)];
  await expect(limited(call)).rejects.toMatchObject({ failure: 'busy' });
  releases.shift()?.();
  await taken[0];
  await wait(0);
  releases.shift()?.();
  expect(await taken[1]).toBe('answer');
});

it('the queue for the provider gives up a call that waited too long, and lets the next one through', async () => {
  jest.useFakeTimers();
  const { call, releases } = heldCalls();
  const limited = limitInFlight({ ...IN_FLIGHT, atOnce: 1 });
  const first = limited(call);
  const late = expect(limited(call)).rejects.toMatchObject({ failure: 'busy' });
  await jest.advanceTimersByTimeAsync(IN_FLIGHT.maxWaitMs);
  await late;
  jest.useRealTimers();
  releases.shift()?.();
  expect(await first).toBe('answer');
  const next = limited(call);
  await wait(0);
  releases.shift()?.();
  expect(await next).toBe('answer');
});

it('a call that fails gives its place in the queue back', async () => {
  const limited = limitInFlight({ atOnce: 1, waiting: 0, maxWaitMs: 0 });
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limited(async () => 'answer')).toBe('answer');
});
