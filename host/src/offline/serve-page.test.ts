import { listCampaigns } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import type { KeptPage } from './keep-page';

/** A worker's global scope, as far as the worker of a page uses it. */
class WorkerEvent extends Event {
  readonly work: Promise<unknown>[] = [];
  readonly waitUntil = (work: Promise<unknown>) => void this.work.push(work);
}
class FetchEvent extends WorkerEvent {
  answer: Promise<Response> | undefined;
  constructor(readonly request: Request) {
    super('fetch');
  }
  readonly respondWith = (answer: Promise<Response>) => {
    this.answer = answer;
  };
}
const kept = new Map<string, Response>();
const addressOf = (request: Request | string) =>
  typeof request === 'string' ? request : request.url;
const cache = {
  match: async (request: Request | string) => kept.get(addressOf(request))?.clone(),
  put: async (request: Request | string, response: Response) =>
    void kept.set(addressOf(request), response),
};
let onFetch: (event: FetchEvent) => void = () => undefined;
Object.assign(globalThis, {
  self: globalThis,
  __WB_DISABLE_DEV_LOGS: true,
  ExtendableEvent: WorkerEvent,
  FetchEvent,
  location: new URL('https://site.test/federation/offline-worker.js'),
  addEventListener: (type: string, listener: typeof onFetch) => {
    if (type === 'fetch') onFetch = listener;
  },
  caches: { ...cache, open: async () => cache },
});

const LIST = `https://site.test${callAddress(listCampaigns, { id: 'activity' })}`;

/** The list as the server answers it now. */
async function read(server: () => Response): Promise<Response> {
  globalThis.fetch = jest.fn(async () => server());
  const event = new FetchEvent(new Request(LIST));
  onFetch(event);
  const answer = await event.answer;
  if (!answer) throw new Error('The worker left the request alone');
  await Promise.all(event.work);
  return answer;
}

beforeAll(async () => {
  const { servePage } = await import('./serve-page');
  const manifest = { id: 'a', path: '/offline-events', files: [] };
  servePage(manifest as never, { cacheName: 'offline /offline-events a' } as KeptPage);
});
beforeEach(() => kept.clear());

const list = () =>
  new Response('["Ride day"]', { headers: { 'cache-control': 'public, max-age=60' } });
const away = () => new Response('away', { status: 503 });

it('a list that the page has read is there while the server cannot answer, as without a network', async () => {
  await read(list);
  const answer = await read(away);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('["Ride day"]');
});

it('a list that was never read fails as the server says', async () => {
  const answer = await read(away);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe('away');
});

it.each([
  ['is of the same releases', { status: 200, headers: { 'x-offline-id': 'a' } }, true],
  ['is of other releases', { status: 200, headers: { 'x-offline-id': 'b' } }, false],
  ['says nothing of its releases', { status: 200 }, false],
  ['is a fault', { status: 503, headers: { 'x-offline-id': 'a' } }, false],
])(
  'a newer document that %s takes the place of the kept one: %j, %j',
  async (_which, answer, may) => {
    const { KeptPage: Page } = await import('./keep-page');
    const page = new Page({ id: 'a', path: '/offline-events', files: [] } as never);
    expect(page.mayReplace(new Response('page', answer))).toBe(may);
  },
);
