import { answerOf, type FakeWorker, liveSet, RenderBench } from '../testing/render-bench';
import { NoWorkerError, PageFaultError, WorkerGoneError } from './render-errors';

const forever = new Promise<void>(() => undefined);

let bench: RenderBench;
beforeEach(() => {
  bench = new RenderBench(1);
});
afterEach(() => bench.service.stop());

it('the render service renders the pages that were under way when their worker died, on the next one', async () => {
  await bench.service.switchTo(liveSet('L1'));
  bench.workerAt(0).until = forever;
  const page = bench.service.render('/a');
  const paths = bench.service.listPublicPaths();
  bench.workerAt(0).die();
  expect(await answerOf(page)).toMatchObject({ redirect: 'page /a' });
  expect(await paths).toEqual({ paths: ['/'], isWhole: true });
  expect(bench.started).toHaveLength(2);
});

it('the render service sends the shell for a page that meets two dying workers', async () => {
  await bench.service.switchTo(liveSet('L1'));
  bench.workerAt(0).until = forever;
  bench.prepare = (worker) => worker.render.mockRejectedValueOnce(new WorkerGoneError('gone too'));
  const page = bench.service.render('/a');
  await new Promise(setImmediate);
  bench.workerAt(0).die();
  expect(await answerOf(page)).toMatchObject({ redirect: 'shell /a' });
});

describe('a page that harms its worker', () => {
  const route = {
    remote: 'mf-a',
    version: '1.0.0',
    path: '/bad',
    key: 'mf-a@1.0.0:/bad',
    takesPayments: false,
  };
  const blocks = (worker: FakeWorker) =>
    worker.render.mockImplementation(async (url, mode) => {
      if (mode === 'page' && url === '/bad') throw new PageFaultError('blocks');
      return { redirect: `${mode} ${url}`, status: 302 };
    });
  const ask = (url: string) =>
    answerOf(bench.service.render(url, { route: { ...route, path: url, key: url } }));

  it('is left to the browsers after the second time, by name, and no other page is', async () => {
    bench.prepare = blocks;
    await bench.service.switchTo(liveSet('L1'));
    for (const _time of [1, 2, 3])
      expect(await ask('/bad')).toMatchObject({ redirect: 'shell /bad' });
    const asPage = bench.workerAt(0).render.mock.calls.filter(([, mode]) => mode === 'page');
    expect(asPage).toHaveLength(2);
    const closed = { ...route, path: '/bad', key: '/bad' };
    const { backInMs } = await bench.service.render('/bad', { route: closed });
    expect(backInMs).toBeGreaterThan(0);
    expect(backInMs).toBeLessThanOrEqual(60_000);
    expect(await ask('/good')).toMatchObject({ redirect: 'page /good' });
    expect(bench.onHarmfulPage).toHaveBeenCalledTimes(1);
    const lost = expect.objectContaining({ remote: 'mf-a', version: '1.0.0', path: '/bad' });
    // Also those who got no page from here because it is left to them: it is out of order until it is tried again.
    expect(bench.onLost.mock.calls).toEqual([[lost], [lost], [lost], [lost]]);
    expect(bench.log.error).toHaveBeenCalledWith(
      expect.objectContaining({ alarm: 'page', remote: 'mf-a', version: '1.0.0', route: '/bad' }),
      expect.any(String),
    );
  });

  it('is found among those beside it: each is rendered alone, and only the one that does it again is blamed', async () => {
    await bench.service.switchTo(liveSet('L1'));
    bench.workerAt(0).until = forever;
    bench.prepare = (worker) =>
      worker.render.mockImplementation(async (url, mode) => {
        if (url !== '/bad' || mode !== 'page') return { redirect: `${mode} ${url}`, status: 302 };
        worker.die();
        throw new WorkerGoneError('gone');
      });
    const pages = ['/good', '/bad', '/fine'].map(ask);
    await new Promise(setImmediate);
    bench.workerAt(0).die();
    expect(await Promise.all(pages)).toMatchObject([
      { redirect: 'page /good' },
      { redirect: 'shell /bad' },
      { redirect: 'page /fine' },
    ]);
  });
});

it('the render service renders with several workers, of which one is enough to begin and to go on', async () => {
  await bench.service.stop();
  bench = new RenderBench(3);
  await bench.service.switchTo(liveSet('L1'));
  expect(bench.service.isReady).toBe(true);
  await bench.service.switchTo(liveSet('L2'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(bench.started.filter(({ id }) => id === 'L2')).toHaveLength(3);
  const [first, ...others] = bench.started.filter(({ id }) => id === 'L2');
  bench.prepare = (worker) => worker.warm.mockRejectedValue(new Error('no memory'));
  first?.die();
  expect(await answerOf(bench.service.render('/a'))).toMatchObject({ redirect: 'page /a' });
  expect(others.some(({ render }) => render.mock.calls.length > 0)).toBe(true);
  expect(bench.service.isReady).toBe(true);
});

it('the render service does not render what nobody waits for any more', async () => {
  await bench.service.switchTo(liveSet('L1'));
  const visitor = new AbortController();
  visitor.abort(new Error('gone'));
  const page = bench.service.render('/a', { signal: visitor.signal });
  await expect(page).rejects.toThrow('gone');
  expect(bench.workerAt(0).render).not.toHaveBeenCalled();
});

it('the render service sends the shell for a page that cannot be rendered, without a second try and for no visitor', async () => {
  await bench.service.switchTo(liveSet('L1'));
  bench.workerAt(0).render.mockRejectedValueOnce(new Error('The page took too long'));
  const page = bench.service.render('/a', { visitor: '192.0.2.1' });
  expect(await answerOf(page)).toMatchObject({ redirect: 'shell /a' });
  expect(bench.workerAt(0).render.mock.calls).toEqual([
    ['/a', 'page', undefined, { visitor: '192.0.2.1' }],
    ['/a', 'shell', undefined, undefined],
  ]);
});

it('the render service names the set that a release has just replaced, and not the one that a rollback did', async () => {
  const setOf = (version: string, since: string) => {
    const remote = { name: 'mf-a', version, entry: '/a.js', routes: [], slots: [] };
    const snapshot = { id: version, remotes: [remote] };
    return { ...liveSet(version), snapshot, liveSince: { 'mf-a': since } };
  };
  const [first, second] = [setOf('1.0.0', '2026-11-01'), setOf('1.1.0', '2026-11-02')];
  await bench.service.switchTo(first);
  expect(bench.service.former).toEqual([]);
  await bench.service.switchTo(second);
  expect(bench.service.former).toEqual([first]);
  await bench.service.switchTo(first);
  expect(bench.service.former).toEqual([]);
});

it('the render service says so when no worker has ever started', async () => {
  await expect(bench.service.render('/a')).rejects.toBeInstanceOf(NoWorkerError);
  await expect(bench.service.listPublicPaths()).rejects.toBeInstanceOf(NoWorkerError);
});
