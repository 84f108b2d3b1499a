import type { FastifyBaseLogger } from 'fastify';
import type { RenderMode, RenderResult } from '../../src/worker/messages';
import type { LiveSet } from '../releases/live-set';
import { NoWorkerError, PageFaultError, WorkerGoneError } from './render-errors';
import { RenderService } from './render-service';
import type { PageWorker } from './start-warm';
import type { BrokenRemote } from './warm-up';

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() } as unknown as FastifyBaseLogger;

const liveSet = (id: string): LiveSet => ({
  snapshot: { id, remotes: [] },
  serverEntries: {},
  integrity: {},
  queries: {},
  problems: {},
});

/** A worker that answers with what it was asked for, and ends when the test says so. */
class FakeWorker implements PageWorker {
  isDead = false;
  #end: () => void = () => undefined;
  #gone = new Promise<never>((_resolve, reject) => {
    this.#end = () => {
      this.isDead = true;
      reject(new WorkerGoneError('gone'));
    };
  });
  ended = this.#gone.catch(() => undefined);
  /** What its pages wait for. */
  until: Promise<void> = Promise.resolve();

  constructor(readonly id: string) {}
  warm = jest.fn(async (): Promise<BrokenRemote[]> => []);
  render = jest.fn(async (url: string, mode: RenderMode = 'page'): Promise<RenderResult> => {
    await Promise.race([this.until, this.#gone]);
    return { redirect: `${mode} ${url}`, status: 302 };
  });
  listPublicPaths = jest.fn(async (): Promise<readonly string[]> => {
    await Promise.race([this.until, this.#gone]);
    return ['/'];
  });
  drain = jest.fn(async () => undefined);
  stop = jest.fn(async () => this.die());
  die(): void {
    this.#end();
  }
}

const forever = new Promise<void>(() => undefined);
const onBroken = jest.fn(async () => undefined);
const onHarmfulPage = jest.fn(async () => undefined);

let started: FakeWorker[];
/** What the test wants of the next workers. */
let prepare: (worker: FakeWorker) => void;
let service: RenderService;
beforeEach(() => {
  started = [];
  prepare = () => undefined;
  service = serviceOf(1);
});
const serviceOf = (size: number) =>
  new RenderService({
    size,
    log,
    onBroken,
    onHarmfulPage,
    startWorker: ({ snapshot }) => {
      const worker = new FakeWorker(snapshot.id);
      prepare(worker);
      started.push(worker);
      return worker;
    },
  });
afterEach(() => service.stop());

function workerAt(index: number): FakeWorker {
  const worker = started[index];
  if (!worker) throw new Error(`Only ${started.length} workers were started`);
  return worker;
}
const answerOf = async (page: ReturnType<RenderService['render']>) => (await page).result;

it('the render service never puts an old live set back when its worker died while a new one was on its way', async () => {
  await service.switchTo(liveSet('L1'));
  const toNew = service.switchTo(liveSet('L2'));
  workerAt(0).die();
  const page = service.render('/a');
  await toNew;
  expect((await page).live.snapshot.id).toBe('L2');
  expect(service.live?.snapshot.id).toBe('L2');
  expect(started.map((worker) => worker.id)).toEqual(['L1', 'L2']);
});

it('the render service restarts a dead worker once, however many pages are asked for', async () => {
  await service.switchTo(liveSet('L1'));
  workerAt(0).die();
  const pages = await Promise.all(Array.from({ length: 20 }, (_, n) => service.render(`/${n}`)));
  expect(pages.map(({ live }) => live.snapshot.id)).toEqual(Array(20).fill('L1'));
  expect(started).toHaveLength(2);
});

it('the render service replaces a worker that dies while nobody asks for anything', async () => {
  await service.switchTo(liveSet('L1'));
  const successor = new Promise<FakeWorker>((resolve) => {
    prepare = resolve;
  });
  workerAt(0).die();
  expect(service.isReady).toBe(false);
  expect((await successor).id).toBe('L1');
  await new Promise(setImmediate);
  expect(service.isReady).toBe(true);
});

it('the render service renders the pages that were under way when their worker died, on the next one', async () => {
  await service.switchTo(liveSet('L1'));
  workerAt(0).until = forever;
  const page = service.render('/a');
  const paths = service.listPublicPaths();
  workerAt(0).die();
  expect(await answerOf(page)).toMatchObject({ redirect: 'page /a' });
  expect(await paths).toEqual(['/']);
  expect(started).toHaveLength(2);
});

it('the render service sends the shell for a page that meets two dying workers', async () => {
  await service.switchTo(liveSet('L1'));
  workerAt(0).until = forever;
  prepare = (worker) => worker.render.mockRejectedValueOnce(new WorkerGoneError('gone too'));
  const page = service.render('/a');
  await new Promise(setImmediate);
  workerAt(0).die();
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
    answerOf(service.render(url, { route: { ...route, path: url, key: url } }));

  it('is left to the browsers after the second time, by name, and no other page is', async () => {
    prepare = blocks;
    await service.switchTo(liveSet('L1'));
    for (const _time of [1, 2, 3])
      expect(await ask('/bad')).toMatchObject({ redirect: 'shell /bad' });
    const asPage = workerAt(0).render.mock.calls.filter(([, mode]) => mode === 'page');
    expect(asPage).toHaveLength(2);
    expect(await ask('/good')).toMatchObject({ redirect: 'page /good' });
    expect(onHarmfulPage).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ alarm: 'page', remote: 'mf-a', version: '1.0.0', route: '/bad' }),
      expect.any(String),
    );
  });

  it('is found among those beside it: each is rendered alone, and only the one that does it again is blamed', async () => {
    await service.switchTo(liveSet('L1'));
    workerAt(0).until = forever;
    prepare = (worker) =>
      worker.render.mockImplementation(async (url, mode) => {
        if (url !== '/bad' || mode !== 'page') return { redirect: `${mode} ${url}`, status: 302 };
        worker.die();
        throw new WorkerGoneError('gone');
      });
    const pages = ['/good', '/bad', '/fine'].map(ask);
    await new Promise(setImmediate);
    workerAt(0).die();
    expect(await Promise.all(pages)).toMatchObject([
      { redirect: 'page /good' },
      { redirect: 'shell /bad' },
      { redirect: 'page /fine' },
    ]);
  });
});

it('the render service renders with several workers, of which one is enough to begin and to go on', async () => {
  await service.stop();
  service = serviceOf(3);
  await service.switchTo(liveSet('L1'));
  expect(service.isReady).toBe(true);
  await service.switchTo(liveSet('L2'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(started.filter(({ id }) => id === 'L2')).toHaveLength(3);
  const [first, ...others] = started.filter(({ id }) => id === 'L2');
  prepare = (worker) => worker.warm.mockRejectedValue(new Error('no memory'));
  first?.die();
  expect(await answerOf(service.render('/a'))).toMatchObject({ redirect: 'page /a' });
  expect(others.some(({ render }) => render.mock.calls.length > 0)).toBe(true);
  expect(service.isReady).toBe(true);
});

it('the render service does not render what nobody waits for any more', async () => {
  await service.switchTo(liveSet('L1'));
  const visitor = new AbortController();
  visitor.abort(new Error('gone'));
  const page = service.render('/a', { signal: visitor.signal });
  await expect(page).rejects.toThrow('gone');
  expect(workerAt(0).render).not.toHaveBeenCalled();
});

it('the render service sends the shell for a page that cannot be rendered, without a second try', async () => {
  await service.switchTo(liveSet('L1'));
  workerAt(0).render.mockRejectedValueOnce(new Error('The page took too long'));
  expect(await answerOf(service.render('/a'))).toMatchObject({ redirect: 'shell /a' });
  expect(workerAt(0).render.mock.calls).toEqual([
    ['/a', 'page', undefined],
    ['/a', 'shell', undefined],
  ]);
});

it('the render service puts a revived worker in force though a remote of it is broken: anything is better than none', async () => {
  await service.switchTo(liveSet('L1'));
  const broken = [{ remote: 'mf-a', message: 'throws', hung: false }];
  prepare = (worker) => worker.warm.mockResolvedValue(broken);
  workerAt(0).die();
  expect(await answerOf(service.render('/a'))).toMatchObject({ redirect: 'page /a' });
  expect(onBroken).toHaveBeenCalledWith('mf-a', 'unknown', { reason: 'throws', hung: false });
});

it('the render service goes on without a remote that takes its worker with it, and says which', async () => {
  const remote = (name: string) => ({
    name,
    version: '1.0.0',
    entry: `/${name}.js`,
    routes: [],
    slots: [],
  });
  prepare = (worker) => {
    const hung = { remote: 'mf-a', message: 'blocks while loading', hung: true };
    if (started.length === 0) worker.warm.mockResolvedValue([hung]);
  };
  const snapshot = { id: 'L1', remotes: [remote('mf-a'), remote('mf-b')] };
  await service.switchTo({ ...liveSet('L1'), snapshot });
  expect(service.live?.snapshot.remotes).toEqual([
    { ...remote('mf-a'), entry: null },
    remote('mf-b'),
  ]);
  expect(service.isReady).toBe(true);
  expect(onBroken).toHaveBeenCalledWith('mf-a', '1.0.0', {
    reason: 'blocks while loading',
    hung: true,
  });
});

it('the render service says so when no worker has ever started', async () => {
  await expect(service.render('/a')).rejects.toBeInstanceOf(NoWorkerError);
  await expect(service.listPublicPaths()).rejects.toBeInstanceOf(NoWorkerError);
});

describe('when workers do not start any more', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('tries again at growing distance, lets nobody wait for ever, and recovers by itself', async () => {
    await service.switchTo(liveSet('L1'));
    prepare = (worker) => worker.warm.mockRejectedValue(new Error('no memory'));
    workerAt(0).die();
    const page = service.render('/a').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await page).toBeInstanceOf(NoWorkerError);
    expect(service.isReady).toBe(false);
    expect(started.length).toBeGreaterThan(5);
    expect(started.length).toBeLessThan(20);

    prepare = () => undefined;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(service.isReady).toBe(true);
    expect(await answerOf(service.render('/a'))).toMatchObject({ redirect: 'page /a' });
  });

  it('starts none after it was stopped', async () => {
    await service.switchTo(liveSet('L1'));
    await service.stop();
    expect(await service.switchTo(liveSet('L2'))).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(started).toHaveLength(1);
  });
});
