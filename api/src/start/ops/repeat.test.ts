import { repeat } from './repeat';

const error = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  error.mockReset();
});
afterEach(() => jest.useRealTimers());

it('a repeated job runs one round after the other, also after one that failed', async () => {
  const run = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined);
  const stop = repeat({ name: 'test', pauseMs: 1_000, run }, { error });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(run).toHaveBeenCalledTimes(3);
  expect(error.mock.calls).toEqual([[expect.objectContaining({ job: 'test' }), 'a job failed']]);
  await stop();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(run).toHaveBeenCalledTimes(3);
});

it('a repeated job tells the running round when it is stopped, and waits for it', async () => {
  let finish = () => {};
  const run = jest.fn(
    (_signal: AbortSignal) => new Promise<undefined>((done) => (finish = () => done(undefined))),
  );
  const stop = repeat({ name: 'test', pauseMs: 10, run }, { error });
  await jest.advanceTimersByTimeAsync(10);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await Promise.resolve();
  expect(isStopped).toBe(false);
  expect(run.mock.calls[0]?.[0].aborted).toBe(true);
  finish();
  await stopped;
});

it('a repeated job says when a round came to its end with all done, and not of one that failed or left something', async () => {
  const onDone = jest.fn();
  const run = jest
    .fn()
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValueOnce(false)
    .mockResolvedValue(true);
  const stop = repeat({ name: 'test', pauseMs: 1_000, run, onDone }, { error });
  const done: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    await jest.advanceTimersByTimeAsync(1_000);
    done.push(onDone.mock.calls.length);
  }
  await stop();
  expect(done).toEqual([1, 1, 1, 2]);
});
