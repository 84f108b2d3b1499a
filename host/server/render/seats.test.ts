import { BusyError, NoWorkerError } from './render-errors';
import { type Seat, Seats } from './seats';

const limits = { waitMs: 1_000, giveUpMs: 2_000, workerWaitMs: 5_000, waitingForWorker: 3 };
/** Seats of one worker. */
const SEATS = 12;
/** So many may wait for one worker before it has made a page, at the first guess of 20 ms a page. */
const WAITING = 38;
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

it('the host gives each page to the worker that has least to do', async () => {
  seats.add('one');
  seats.add('two');
  const taken = await fill(4);
  expect(taken.map(({ worker }) => worker)).toEqual(['one', 'two', 'one', 'two']);
});

it('the host gives no further page to a worker that does not answer, unless none does', async () => {
  const silent = new Set<string>();
  seats = new Seats(limits, { isInDoubt: (worker) => silent.has(worker) });
  seats.add('one');
  seats.add('two');
  await fill(2);
  silent.add('one');
  expect((await fill(3)).map(({ worker }) => worker)).toEqual(['two', 'two', 'two']);
  silent.add('two');
  expect((await fill(1)).map(({ worker }) => worker)).toEqual(['one']);
});

it('the host refuses a page at once when the queue is full, and no sooner', async () => {
  seats.add('one');
  await fill(SEATS);
  const waiting = Array.from({ length: WAITING - 1 }, () => outcome(seats.take()));
  expect(seats.isFull).toBe(false);
  waiting.push(outcome(seats.take()));
  expect(seats.isFull).toBe(true);
  expect(await outcome(seats.take())).toBeInstanceOf(BusyError);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(seats.load).toEqual({ underWay: SEATS, waiting: WAITING });
  await jest.advanceTimersByTimeAsync(1);
  for (const result of await Promise.all(waiting)) expect(result).toBeInstanceOf(BusyError);
});

it('the host refuses those who came last as soon as pages turn out to take longer', async () => {
  seats.add('one');
  const [first] = await fill(SEATS);
  const waiting = Array.from({ length: WAITING }, () => outcome(seats.take()));
  await jest.advanceTimersByTimeAsync(40);
  first?.leave();
  // At 40 ms a page 25 are answered within a second: those with a seat, and 13 more.
  for (const result of await Promise.all(waiting.slice(14)))
    expect(result).toBeInstanceOf(BusyError);
  expect(seats.load).toEqual({ underWay: SEATS, waiting: 13 });
});

it('the host gives a worker fewer seats when a page costs much', async () => {
  seats.add('one');
  const taken = await fill(SEATS);
  await jest.advanceTimersByTimeAsync(200);
  for (const seat of taken) seat.leave();
  // Five pages of 200 ms are answered within a second.
  await fill(5);
  expect(await outcome(seats.take())).toBeInstanceOf(BusyError);
});

it('the host sends nobody away who has waited, when pages turn out to take a little longer', async () => {
  seats.add('one');
  const taken = await fill(SEATS);
  const leaveAfter = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    taken.shift()?.leave();
  };
  for (let n = 0; n < 4; n += 1) {
    await leaveAfter(20);
    taken.push(...(await fill(1)));
  }
  const waiting = Array.from({ length: WAITING }, () => outcome(seats.take()));
  // Pages take twice as long as thought, once those who wait have waited for a while.
  for (const ms of [20, 20, 20, 20, 20, 40, 40, 40, 40, 40, 40, 40]) await leaveAfter(ms);
  expect(seats.isFull).toBe(true);
  expect(await outcome(seats.take())).toBeInstanceOf(BusyError);
  expect(seats.load).toEqual({ underWay: SEATS, waiting: WAITING - 12 });
  expect(await Promise.all(waiting.slice(0, 12))).not.toContainEqual(expect.any(BusyError));
});

it('the host sends those away who came last, however long they waited, when pages take so long that they would wait in vain', async () => {
  seats.add('one');
  const [first] = await fill(SEATS);
  const waiting = Array.from({ length: WAITING }, () => outcome(seats.take()));
  await jest.advanceTimersByTimeAsync(200);
  first?.leave();
  // At 200 ms a page five seats are filled anew, and ten pages are answered within two seconds.
  for (const result of await Promise.all(waiting.slice(5)))
    expect(result).toBeInstanceOf(BusyError);
  expect(seats.load.waiting).toBeLessThanOrEqual(5);
});

describe('a thousand pages that are asked for in the same moment', () => {
  /** Renders like a worker: one page after the other, `ms` each. */
  function startRenderer(ms: number) {
    let free = Promise.resolve();
    return () => {
      free = free.then(() => new Promise((done) => setTimeout(done, ms)));
      return free;
    };
  }

  it.each([
    [5, 200],
    [20, 200],
    [40, 101],
    [80, 51],
  ])(
    'are made within 2 s each once one is made, or refused within 100 ms, at %d ms a page',
    async (ms, most) => {
      seats = new Seats({ ...limits, waitMs: 2_000, giveUpMs: 4_000 });
      const renderers = new Map(['one', 'two'].map((name) => [name, startRenderer(ms)]));
      for (const name of renderers.keys()) seats.add(name);
      const began = performance.now();
      const madeAfter: number[] = [];
      const refusedAfter: number[] = [];
      const ask = async () => {
        try {
          const seat = await seats.take();
          await renderers.get(seat.worker)?.();
          seat.leave();
          madeAfter.push(performance.now() - began);
        } catch (error) {
          expect(error).toBeInstanceOf(BusyError);
          refusedAfter.push(performance.now() - began);
        }
      };
      const asked = Array.from({ length: 1_000 }, ask);
      await jest.advanceTimersByTimeAsync(10_000);
      await Promise.all(asked);
      expect(madeAfter).toHaveLength(most);
      // The first pages are made by then: they show how long the others take.
      expect(Math.max(...madeAfter)).toBeLessThanOrEqual(2_000 + ms);
      expect(Math.max(...refusedAfter)).toBeLessThan(100);
    },
  );
});

it('the host passes a seat on in the order in which pages came', async () => {
  seats.add('one');
  const [first] = await fill(SEATS);
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

it('the host forgets a page whose visitor has gone before its turn', async () => {
  seats.add('one');
  const [first] = await fill(SEATS);
  const visitor = new AbortController();
  const gone = outcome(seats.take({ signal: visitor.signal }));
  const next = seats.take();
  visitor.abort(new Error('gone'));
  expect(await gone).toEqual(new Error('gone'));
  first?.leave();
  expect((await next).worker).toBe('one');
});

it('the host keeps a worker free for a page that is to be alone, while the others go on', async () => {
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

it('the host waits longer for a worker that is on its way, but not for ever', async () => {
  const early = seats.take();
  await jest.advanceTimersByTimeAsync(3_000);
  seats.add('one');
  expect((await early).worker).toBe('one');
  seats.remove('one');
  const late = outcome(seats.take());
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await late).toBeInstanceOf(NoWorkerError);
});
