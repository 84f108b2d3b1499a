import { BusyError, NoWorkerError } from './render-errors';
import { type Seat, Seats } from './seats';

const limits = { waiting: 3, waitMs: 1_000, workerWaitMs: 5_000 };
const outcome = (seat: Promise<unknown>) => seat.catch((error: unknown) => error);

let seats: Seats<string>;
beforeEach(() => {
  jest.useFakeTimers();
  seats = new Seats(limits);
});
afterEach(() => jest.useRealTimers());

/** Takes every seat of the workers that there are. */
async function fill(count: number): Promise<Seat<string>[]> {
  return Promise.all(Array.from({ length: count }, () => seats.take()));
}

it('gives each page to the worker that has least to do', async () => {
  seats.add('one');
  seats.add('two');
  const taken = await fill(4);
  expect(taken.map(({ worker }) => worker)).toEqual(['one', 'two', 'one', 'two']);
});

it('refuses a page at once when the queue is full, and no sooner', async () => {
  seats.add('one');
  await fill(24);
  const waiting = [1, 2, 3].map(() => outcome(seats.take()));
  expect(await outcome(seats.take())).toBeInstanceOf(BusyError);
  await jest.advanceTimersByTimeAsync(999);
  expect(seats.load).toEqual({ underWay: 24, waiting: 3 });
  await jest.advanceTimersByTimeAsync(1);
  for (const result of await Promise.all(waiting)) expect(result).toBeInstanceOf(BusyError);
});

it('passes a seat on in the order in which pages came', async () => {
  seats.add('one');
  const [first] = await fill(24);
  const order: string[] = [];
  const a = seats.take().then(() => order.push('a'));
  const b = seats.take().then(() => order.push('b'));
  first?.leave();
  await a;
  expect(order).toEqual(['a']);
  seats.add('two');
  await b;
  expect(order).toEqual(['a', 'b']);
});

it('forgets a page whose visitor has gone before its turn', async () => {
  seats.add('one');
  const [first] = await fill(24);
  const visitor = new AbortController();
  const gone = outcome(seats.take({ signal: visitor.signal }));
  const next = seats.take();
  visitor.abort(new Error('gone'));
  expect(await gone).toEqual(new Error('gone'));
  first?.leave();
  expect((await next).worker).toBe('one');
});

it('keeps a worker free for a page that is to be alone, while the others go on', async () => {
  seats.add('one');
  seats.add('two');
  const [inOne] = await fill(2);
  const alone = seats.take({ alone: true });
  expect((await seats.take()).worker).toBe('two');
  expect((await seats.take()).worker).toBe('two');
  inOne?.leave();
  const seat = await alone;
  expect(seat.worker).toBe('one');
  expect((await seats.take()).worker).toBe('two');
  seat.leave();
  expect((await seats.take()).worker).toBe('one');
});

it('waits longer for a worker that is on its way, but not for ever', async () => {
  const early = seats.take();
  await jest.advanceTimersByTimeAsync(3_000);
  seats.add('one');
  expect((await early).worker).toBe('one');
  seats.remove('one');
  const late = outcome(seats.take());
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await late).toBeInstanceOf(NoWorkerError);
});
