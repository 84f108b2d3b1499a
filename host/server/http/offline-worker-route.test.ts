import Fastify from 'fastify';
import type { OfflineManifest } from '../../src/offline/manifest';
import type { LiveSet } from '../releases/live-set';
import { registerOfflineWorker } from './offline-worker-route';

const live = {} as LiveSet;
const manifest = { id: 'set-1', path: '/rides', files: [] } as unknown as OfflineManifest;

async function ask(page: string, isLive = true) {
  const app = Fastify();
  registerOfflineWorker(app, {
    pages: {
      manifestOf: (_live, path) => (path === '/rides' ? manifest : undefined),
      isAway: (_live, path) => path === '/broken',
    },
    liveOf: async () => (isLive ? live : undefined),
    script: 'run();',
  });
  return app.inject(`/federation/offline-worker.js?page=${encodeURIComponent(page)}`);
}

it('a service worker is the built script with the manifest of one page, which it may see alone', async () => {
  const { body, headers } = await ask('/rides');
  expect(body).toBe(`self.offlineManifest=${JSON.stringify(manifest)};\nrun();`);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'service-worker-allowed': '/rides',
    'cache-control': 'no-cache',
  });
});

it('a service worker removes itself for a page that is not to be kept any more', async () => {
  const { statusCode, body } = await ask('/news');
  expect(statusCode).toBe(200);
  expect(body).toContain('self.offlineManifest={"path":"/news"};');
});

it.each(['', '/', '/a b', '/rides?x', '//other.test', '/<script>'])(
  'a service worker has none for "%s"',
  async (page) => {
    const { statusCode, headers } = await ask(page);
    expect(statusCode).toBe(404);
    expect(headers['service-worker-allowed']).toBeUndefined();
  },
);

it('a service worker takes nothing away from browsers while the host starts', async () => {
  expect((await ask('/rides', false)).statusCode).toBe(503);
});

it('a service worker takes nothing away from browsers while the files of its page cannot be used', async () => {
  const { statusCode, headers } = await ask('/broken');
  expect(statusCode).toBe(503);
  expect(headers['service-worker-allowed']).toBeUndefined();
});
