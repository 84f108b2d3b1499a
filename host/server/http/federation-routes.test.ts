import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { directoryOf } from '../releases/live-directory';
import type { LiveSet } from '../releases/live-set';
import type { RenderService } from '../render/render-service';
import type { Visit } from '../visits/visits';
import { registerFederationRoutes } from './federation-routes';

const live: LiveSet = {
  snapshot: { id: 'abc', remotes: [] },
  serverEntries: { 'mf-catalog': '/secret/path/of/the/server.cjs' },
  integrity: { '/releases/mf-catalog/1.0.0/web/a.js': 'sha256-a' },
  queries: {},
  problems: {},
  liveSince: {},
};
const metrics = { countFault: jest.fn(), refuse: jest.fn() };
const other: LiveSet = { ...live, snapshot: { id: 'trial', remotes: [] } };
const former: LiveSet = { ...live, snapshot: { id: 'before', remotes: [] } };
/** What is special about the next visit. */
let visit: Partial<Visit>;
const reported = jest.fn(async () => undefined);
/** Pages that are made, and that wait to be made. */
let load: RenderService['load'];
let app: FastifyInstance;
beforeEach(async () => {
  visit = {};
  reported.mockClear();
  app = Fastify();
  load = { underWay: 0, waiting: 0 };
  const renderer = { live, load } as RenderService;
  const of = async (): Promise<Visit> => ({ renderer, preview: [], ...visit });
  const sets = [live, other];
  const visits = { of, sets, openSets: [...sets, former] };
  await registerFederationRoutes(app, { visits, trials: { reported }, metrics });
});
afterEach(() => app.close());

it('the host serves the directory of what is live for ever, as the pages say its hash is', async () => {
  const { reference } = directoryOf(live);
  const answer = await app.inject({ url: reference.address });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toContain('immutable');
  const hash = createHash('sha256').update(answer.body).digest('base64');
  expect(reference.integrity).toBe(`sha256-${hash}`);
  expect(answer.json()).toEqual({ snapshot: live.snapshot, integrity: live.integrity });
});

it('a page of the set before a release finds its directory: it may have been opened a moment ago', async () => {
  const { reference, text } = directoryOf(former);
  const answer = await app.inject({ url: reference.address });
  expect([answer.statusCode, answer.body]).toEqual([200, text]);
  expect(answer.headers['cache-control']).toContain('private');
});

it('there is no directory of another snapshot, and nobody keeps that answer', async () => {
  const answer = await app.inject({ url: '/federation/directory/0123456789abcdef.json' });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it.each([
  [0, false],
  [1, true],
])('the host tells open pages with %d pages waiting that it is busy: %s', async (waiting, busy) => {
  Object.assign(load, { underWay: 4, waiting });
  const answer = await app.inject({ url: '/federation/snapshot' });
  expect(answer.json()).toEqual({ id: 'abc', busy });
});

const post = (payload: object, site = 'same-origin', remoteAddress = '127.0.0.1') =>
  app.inject({
    method: 'POST',
    url: '/federation/faults',
    remoteAddress,
    headers: { 'sec-fetch-site': site },
    payload,
  });

it('the host counts no fault that a page of another site reports', async () => {
  const report = { remote: 'mf-catalog', version: '1.0.0', stage: 'load', message: 'gone' };
  expect((await post(report, 'cross-site')).statusCode).toBe(403);
  expect(metrics.refuse).toHaveBeenCalledWith('fault', 'foreign');
  expect(reported).not.toHaveBeenCalled();
});

it('the host counts the fault that a browser reports, and refuses what is none', async () => {
  const report = { remote: 'mf-catalog', version: '1.0.0', stage: 'load', message: 'gone' };
  expect((await post(report)).statusCode).toBe(204);
  const { message: _words, version: release, ...rest } = report;
  expect(metrics.countFault).toHaveBeenCalledWith({ ...rest, release, side: 'browser' });
  expect((await post({ ...report, stage: 'invented' })).statusCode).toBe(400);
  expect(metrics.refuse).toHaveBeenCalledWith('fault', 'shape');
});

it('the host takes few fault reports of one IPv6 network in a minute, whatever address of it sends them', async () => {
  const report = { remote: 'mf-catalog', version: '1.0.0', stage: 'load', message: 'gone' };
  const from = async (address: string) => (await post(report, 'same-origin', address)).statusCode;
  for (let host = 1; host <= 30; host += 1) expect(await from(`2001:db8:0:7::${host}`)).toBe(204);
  expect(await from('2001:db8:0:7:ffff::1')).toBe(429);
  expect(await from('2001:db8:0:8::1')).toBe(204);
});

describe('while a share of the visitors gets another set of versions', () => {
  const snapshotOf = async (query = '') =>
    ((await app.inject({ url: `/federation/snapshot${query}` })).json() as { id: string }).id;

  it('goes by the visitor, whatever their page was made of', async () => {
    expect(await snapshotOf('?of=trial')).toBe('abc');
  });

  it('leaves a browser that keeps no cookie with what its page was made of, while that is shown to anybody', async () => {
    visit = { setCookie: 'group=7' };
    expect(await snapshotOf('?of=trial')).toBe('trial');
    expect(await snapshotOf('?of=gone')).toBe('abc');
  });

  it('counts what browsers report against the version', async () => {
    const payload = { remote: 'mf-a', version: '1.1.0', stage: 'render', message: 'x' };
    await post(payload);
    expect(reported).toHaveBeenCalledWith('mf-a', '1.1.0', '127.0.0.1');
  });
});
