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

/** Ends each call that is under way, and lets the next ones of the queue begin. */
async function endAll(releases: (() => void)[]): Promise<void> {
  for (const release of releases.splice(0)) release();
  await jest.advanceTimersByTimeAsync(0);
}

it('the queue for the provider refuses at once who would wait for too long, by how long calls took lately, and forgets it when they are quick again', async () => {
  jest.useFakeTimers();
  const { call, releases } = heldCalls();
  const limited = limitInFlight({ atOnce: 2, waiting: 100, maxWaitMs: 2_000 });
  const outcomes: string[] = [];
  const come = (count: number) => {
    for (let n = 0; n < count; n += 1)
      limited(call).then(
        () => outcomes.push('made'),
        () => outcomes.push('refused'),
      );
    return jest.advanceTimersByTimeAsync(0);
  };
  // Calls of a second, two at a time: the fourth in the queue would be the first to wait for longer than two.
  for (let n = 0; n < 40; n += 1) {
    await come(2);
    await jest.advanceTimersByTimeAsync(1_000);
    await endAll(releases);
  }
  outcomes.length = 0;
  await come(2 + 4 + 10);
  expect(outcomes).toEqual(Array(10).fill('refused'));
  while (releases.length > 0) await endAll(releases);
  for (let n = 0; n < 40; n += 1) {
    await come(2);
    await endAll(releases);
  }
  outcomes.length = 0;
  await come(2 + 100);
  expect(outcomes).toEqual([]);
  while (releases.length > 0) await endAll(releases);
  expect(outcomes).toEqual(Array(102).fill('made'));
  jest.useRealTimers();
});

it('the queue for the provider lets nobody wait while nothing moves: once a call waited in vain, until another one ends', async () => {
  jest.useFakeTimers();
  const { call, releases } = heldCalls();
  const limited = limitInFlight({ atOnce: 1, waiting: 10, maxWaitMs: 2_000 });
  const first = limited(call);
  const late = expect(limited(call)).rejects.toMatchObject({ failure: 'busy' });
  await jest.advanceTimersByTimeAsync(2_000);
  await late;
  await expect(limited(call)).rejects.toMatchObject({ failure: 'busy' });
  await endAll(releases);
  expect(await first).toBe('answer');
  const next = [limited(call), limited(call)];
  await jest.advanceTimersByTimeAsync(0);
  while (releases.length > 0) await endAll(releases);
  expect(await Promise.all(next)).toEqual(['answer', 'answer']);
  jest.useRealTimers();
});

it('a call that fails gives its place in the queue back', async () => {
  const limited = limitInFlight({ atOnce: 1, waiting: 0, maxWaitMs: 0 });
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limited(async () => 'answer')).toBe('answer');
});
