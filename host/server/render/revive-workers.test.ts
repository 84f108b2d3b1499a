import { answerOf, type FakeWorker, liveSet, RenderBench } from '../testing/render-bench';
import { NoWorkerError } from './render-errors';

let bench: RenderBench;
beforeEach(() => {
  bench = new RenderBench(1);
});
afterEach(() => bench.service.stop());

it('the render service never puts an old live set back when its worker died while a new one was on its way', async () => {
  await bench.service.switchTo(liveSet('L1'));
  const toNew = bench.service.switchTo(liveSet('L2'));
  bench.workerAt(0).die();
  const page = bench.service.render('/a');
  await toNew;
  expect((await page).live.snapshot.id).toBe('L2');
  expect(bench.service.live?.snapshot.id).toBe('L2');
  expect(bench.started.map((worker) => worker.id)).toEqual(['L1', 'L2']);
});

it('the render service restarts a dead worker once, however many pages are asked for', async () => {
  await bench.service.switchTo(liveSet('L1'));
  bench.workerAt(0).die();
  const pages = await Promise.all(
    Array.from({ length: 20 }, (_, n) => bench.service.render(`/${n}`)),
  );
  expect(pages.map(({ live }) => live.snapshot.id)).toEqual(Array(20).fill('L1'));
  expect(bench.started).toHaveLength(2);
});

it('the render service replaces a worker that dies while nobody asks for anything', async () => {
  await bench.service.switchTo(liveSet('L1'));
  const successor = new Promise<FakeWorker>((resolve) => {
    bench.prepare = resolve;
  });
  bench.workerAt(0).die();
  expect(bench.service.isReady).toBe(false);
  expect((await successor).id).toBe('L1');
  await new Promise(setImmediate);
  expect(bench.service.isReady).toBe(true);
});

it('the render service puts a revived worker in force though a remote of it is broken: anything is better than none', async () => {
  await bench.service.switchTo(liveSet('L1'));
  const broken = [{ remote: 'mf-a', message: 'throws', hung: false }];
  bench.prepare = (worker) => worker.warm.mockResolvedValue(broken);
  bench.workerAt(0).die();
  expect(await answerOf(bench.service.render('/a'))).toMatchObject({ redirect: 'page /a' });
  expect(bench.onBroken).toHaveBeenCalledWith('mf-a', 'unknown', { reason: 'throws', hung: false });
});

it('the render service goes on without a remote that takes its worker with it, and says which', async () => {
  const remote = (name: string) => ({
    name,
    version: '1.0.0',
    entry: `/${name}.js`,
    routes: [],
    slots: [],
  });
  bench.prepare = (worker) => {
    const hung = { remote: 'mf-a', message: 'blocks while loading', hung: true };
    if (bench.started.length === 0) worker.warm.mockResolvedValue([hung]);
  };
  const snapshot = { id: 'L1', remotes: [remote('mf-a'), remote('mf-b')] };
  await bench.service.switchTo({ ...liveSet('L1'), snapshot });
  expect(bench.service.live?.snapshot.remotes).toEqual([
    { ...remote('mf-a'), entry: null },
    remote('mf-b'),
  ]);
  expect(bench.service.isReady).toBe(true);
  expect(bench.onBroken).toHaveBeenCalledWith('mf-a', '1.0.0', {
    reason: 'blocks while loading',
    hung: true,
  });
});

describe('the render service whose workers do not start any more', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('tries again at growing distance, lets nobody wait for ever, and recovers by itself', async () => {
    await bench.service.switchTo(liveSet('L1'));
    bench.prepare = (worker) => worker.warm.mockRejectedValue(new Error('no memory'));
    bench.workerAt(0).die();
    const page = bench.service.render('/a').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await page).toBeInstanceOf(NoWorkerError);
    expect(bench.service.isReady).toBe(false);
    expect(bench.started.length).toBeGreaterThan(5);
    expect(bench.started.length).toBeLessThan(20);

    bench.prepare = () => undefined;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(bench.service.isReady).toBe(true);
    expect(await answerOf(bench.service.render('/a'))).toMatchObject({ redirect: 'page /a' });
  });

  it('starts none after it was stopped', async () => {
    await bench.service.switchTo(liveSet('L1'));
    await bench.service.stop();
    expect(await bench.service.switchTo(liveSet('L2'))).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(bench.started).toHaveLength(1);
  });
});
