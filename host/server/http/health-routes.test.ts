import type { LiveSet } from '../releases/live-set';
import { sampleConfig } from '../testing/sample-config';
import { createServer } from './create-server';
import { registerHealthRoutes } from './health-routes';

const live = (problems: Record<string, string>): LiveSet => ({
  snapshot: { id: 'L1', remotes: [] },
  serverEntries: {},
  integrity: {},
  queries: {},
  problems,
  liveSince: {},
});

let apiAnswers = true;
let watcher: { registryProblem: string | undefined; current: LiveSet | undefined };
let renderer: { isReady: boolean; live: LiveSet | undefined };
let app: ReturnType<typeof createServer>;
beforeEach(() => {
  apiAnswers = true;
  watcher = { registryProblem: undefined, current: undefined };
  renderer = { isReady: true, live: live({}) };
  app = createServer(sampleConfig, async (_request, reply) => reply.send('none'));
  registerHealthRoutes(app, { watcher, renderer, api: { look: async () => apiAnswers } });
});
afterEach(() => app.close());

const readiness = async () => {
  const answer = await app.inject({ url: '/readyz' });
  expect(answer.headers['cache-control']).toBe('no-store');
  return { code: answer.statusCode, ...answer.json<Record<string, unknown>>() };
};

it('the host is ready when pages can be rendered and the API answers', async () => {
  expect(await readiness()).toMatchObject({ code: 200, status: 'ready', alarms: [] });
});

it('the host stays ready, with an alarm, while a bad registry changes nothing for visitors', async () => {
  watcher.registryProblem = 'the registry is refused: bad signature';
  expect(await readiness()).toMatchObject({
    code: 200,
    status: 'ready',
    registry: 'the registry is refused: bad signature',
    alarms: ['registry'],
  });
});

it('the host says what is wrong with a remote while visitors get what stands in for it', async () => {
  renderer.live = live({ 'mf-a': 'TypeError: x' });
  expect(await readiness()).toMatchObject({
    code: 200,
    remotes: { 'mf-a': 'TypeError: x' },
    alarms: ['remote mf-a'],
  });
});

it('the host is not ready without a worker, or without the API, and its process is still called healthy', async () => {
  renderer.isReady = false;
  expect(await readiness()).toMatchObject({ code: 503, rendering: 'no warm worker' });
  renderer.isReady = true;
  apiAnswers = false;
  expect(await readiness()).toMatchObject({ code: 503, api: 'does not answer' });
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

it('the host sends visitors elsewhere before it stops, and goes on answering those who are here', async () => {
  app.get('/page', async () => 'page');
  app.announceStop?.();
  expect(await readiness()).toMatchObject({ code: 503, status: 'stopping' });
  expect((await app.inject({ url: '/page' })).body).toBe('page');
});
