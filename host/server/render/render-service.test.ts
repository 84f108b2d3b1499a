import type { FastifyBaseLogger } from 'fastify';
import type { LiveSet } from '../releases/live-set';
import { type PageWorker, RenderService } from './render-service';

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() } as unknown as FastifyBaseLogger;

const liveSet = (id: string): LiveSet => ({
  snapshot: { id, remotes: [] },
  serverEntries: {},
  integrity: {},
  problems: {},
});

class FakeWorker {
  isDead = false;
  constructor(readonly id: string) {}
  warm = jest.fn(async () => []);
  render = jest.fn(async (url: string) => ({ redirect: `${this.id}:${url}`, status: 302 }));
  listPublicPaths = jest.fn(async () => ['/']);
  drain = jest.fn(async () => undefined);
  stop = jest.fn(async () => {
    this.isDead = true;
  });
}

let started: FakeWorker[];
let service: RenderService;
beforeEach(() => {
  started = [];
  service = new RenderService(
    ({ snapshot }) => {
      const worker = new FakeWorker(snapshot.id);
      started.push(worker);
      return worker as unknown as PageWorker;
    },
    log,
    async () => undefined,
  );
});

it('never puts an old live set back when its worker died while a new one was on its way', async () => {
  await service.switchTo(liveSet('L1'));
  const old = started[0] as FakeWorker;
  const toNew = service.switchTo(liveSet('L2'));
  old.isDead = true;
  const page = service.render('/a');
  await toNew;
  expect((await page).live.snapshot.id).toBe('L2');
  expect(service.live?.snapshot.id).toBe('L2');
  expect(started.map((worker) => worker.id)).toEqual(['L1', 'L2']);
});

it('restarts a dead worker once, however many pages are asked for', async () => {
  await service.switchTo(liveSet('L1'));
  (started[0] as FakeWorker).isDead = true;
  const pages = await Promise.all(Array.from({ length: 20 }, (_, n) => service.render(`/${n}`)));
  expect(pages.map(({ live }) => live.snapshot.id)).toEqual(Array(20).fill('L1'));
  expect(started).toHaveLength(2);
});
