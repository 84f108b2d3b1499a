import { WriteQueue, WritesBusyError } from './write-queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A queue whose connections are what the test says, and what became of each write that came. */
function openQueue(maxWaiting = 400) {
  const pool = { hasRoom: true, isFull: false };
  const queue = new WriteQueue({ pool, maxWaiting, maxWaitMs: 1_500 });
  const resumed: number[] = [];
  const began: number[] = [];
  const refused: number[] = [];
  let sent = 0;
  const come = (count: number) => {
    for (let n = 0; n < count; n += 1) {
      const number = sent;
      sent += 1;
      queue.enter().then(
        () => began.push(number),
        (error: unknown) => {
          expect(error).toEqual(expect.any(WritesBusyError));
          refused.push(number);
        },
      );
    }
  };
  /** Writes that were let in before come back, numbered by themselves. */
  const comeBack = (count: number) => {
    for (let n = 0; n < count; n += 1)
      queue.resume().then(
        () => resumed.push(n),
        () => refused.push(-n),
      );
  };
  return { pool, come, comeBack, began, resumed, refused };
}

/** So many turns of the event loop, of a millisecond each. */
const turns = (count: number) => jest.advanceTimersByTimeAsync(count);

it('the queue of writes lets a burst begin a few in each turn, in the order in which they came, and all of them', async () => {
  const { come, began, refused } = openQueue();
  come(200);
  await turns(0);
  const atFirst = began.length;
  expect(atFirst).toBeLessThan(10);
  await turns(1);
  expect(began.length - atFirst).toBeLessThan(10);
  await turns(200);
  expect(began).toEqual([...Array(200).keys()]);
  expect(refused).toEqual([]);
});

it('the queue of writes refuses what it has no room for before any other write goes on', async () => {
  const { pool, come, began, refused } = openQueue(3);
  pool.hasRoom = false;
  come(5);
  await turns(0);
  expect([began, refused]).toEqual([[], [3, 4]]);
  pool.hasRoom = true;
  await turns(10);
  expect(began).toEqual([0, 1, 2]);
});

it('the queue of writes refuses at once who would wait for too long, by how soon others began, and forgets it when writes begin at once again', async () => {
  const { pool, come, began, refused } = openQueue();
  // Of each two that come, one begins a second later: half a second for each.
  for (let n = 0; n < 60; n += 1) {
    pool.hasRoom = false;
    come(2);
    await turns(1_000);
    pool.hasRoom = true;
    await turns(10);
  }
  expect(began).toHaveLength(120);
  pool.hasRoom = false;
  come(10);
  await turns(0);
  expect(refused.length).toBeGreaterThan(5);
  pool.hasRoom = true;
  await turns(10);
  const earlier = refused.length;
  for (let n = 0; n < 100; n += 1) {
    come(1);
    await turns(10);
  }
  come(200);
  await turns(200);
  expect(refused).toHaveLength(earlier);
});

it('the queue of writes refuses everybody in it as soon as the connections take nobody any more', async () => {
  const { pool, come, began, refused } = openQueue();
  pool.hasRoom = false;
  come(5);
  await turns(100);
  expect([began, refused]).toEqual([[], []]);
  pool.isFull = true;
  await turns(10);
  expect(refused).toEqual([0, 1, 2, 3, 4]);
  come(1);
  await turns(0);
  expect(refused).toContain(5);
});

it('the queue of writes lets those go on that were let in before, a few in each turn and before all others, and refuses none of them', async () => {
  const { pool, come, comeBack, began, resumed, refused } = openQueue(3);
  pool.hasRoom = false;
  come(3);
  comeBack(100);
  await turns(10);
  expect([began, resumed, refused]).toEqual([[], [], []]);
  pool.hasRoom = true;
  await turns(4);
  const atFirst = resumed.length;
  expect(atFirst).toBeGreaterThan(0);
  expect(atFirst).toBeLessThan(20);
  expect(began).toEqual([]);
  await turns(100);
  expect(resumed).toEqual([...Array(100).keys()]);
  expect(began).toEqual([0, 1, 2]);
  expect(refused).toEqual([]);
});

it('the queue of writes refuses those too that were let in before when the connections take nobody any more', async () => {
  const { pool, comeBack, resumed, refused } = openQueue();
  pool.hasRoom = false;
  comeBack(2);
  await turns(10);
  pool.isFull = true;
  await turns(10);
  comeBack(1);
  await turns(0);
  expect(resumed).toEqual([]);
  expect(refused).toHaveLength(3);
});

it('the queue of writes is open again at once after the machine has stood still', async () => {
  const { pool, come, began, refused } = openQueue();
  pool.hasRoom = false;
  come(1);
  await turns(600_000);
  pool.hasRoom = true;
  await turns(10);
  come(10);
  await turns(10);
  expect(began).toHaveLength(11);
  expect(refused).toEqual([]);
});
