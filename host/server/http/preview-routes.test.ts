import { KeyRing, newKeyPair, type RegistryVersion, sealPreview } from '@site/federation/registry';
import Fastify, { type FastifyInstance } from 'fastify';
import { PreviewCookie } from '../visits/preview-cookie';
import { SetRenderers } from '../visits/set-renderers';
import { Visits, type VisitsOptions } from '../visits/visits';
import { registerPreviewRoutes } from './preview-routes';

const SITE = 'https://vayu.example';
const keys = newKeyPair();
const versions = [
  { metadata: { version: '1.2.0' }, deployment: { traffic: 100, default: true } },
  {
    metadata: { version: '1.3.0' },
    deployment: { traffic: 0, default: false },
    extras: { routes: [{ path: '/product/:id' }, { path: '/test-ride' }] },
  },
] as unknown as RegistryVersion[];

let app: FastifyInstance;
let visits: Visits;
let previews: SetRenderers;
/** What the host learns with its next look at the store. */
let news: RegistryVersion[];
let known: RegistryVersion[];
beforeEach(async () => {
  app = Fastify();
  news = [];
  known = [...versions];
  const cookie = new PreviewCookie({ keys: () => new KeyRing(keys.publicKey), isSecure: true });
  const renderer = {} as VisitsOptions['renderer'];
  previews = new SetRenderers({
    most: 0,
    create: () => {
      throw new Error('there is no room');
    },
    follow: async () => () => undefined,
  });
  visits = new Visits({
    renderer,
    registry: () => ({ microFrontends: { 'mf-a': known } }) as never,
    cookie,
    previews,
    trials: { current: [], selectionOf: () => ({}) },
    trialSets: previews,
    onTrouble: () => undefined,
    isSecure: true,
  });
  const nextLook = async () => {
    known.push(...news.splice(0));
  };
  registerPreviewRoutes(app, { visits, cookie, nextLook, siteOrigin: SITE });
});
afterEach(async () => {
  await app.close();
  await previews.stop();
});

const until = new Date(Date.now() + 3_600_000).toISOString();
const open = (version: string, privateKey = keys.privateKey) =>
  app.inject({
    url: `/federation/preview?link=${sealPreview({ remote: 'mf-a', version, until }, privateKey)}`,
  });

it('the host leads whoever opens a link to the first page of that version, and nobody keeps that', async () => {
  const answer = await open('1.3.0');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/test-ride');
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  expect(answer.headers['cache-control']).toBe('no-store');
  const header = String(answer.headers['set-cookie']).split(';')[0];
  // No room is left for one more set: that is said, and the live page is not shown in its place.
  expect(await visits.of(header)).toBeUndefined();
});

it('the host looks at the store again before it says that a version is gone: a link works as soon as its version is released', async () => {
  news = [{ ...versions[1], metadata: { version: '1.4.0' } } as RegistryVersion];
  expect((await open('1.4.0')).statusCode).toBe(303);
});

it('the host shows everybody what is live, and so does a preview of what is live by now', async () => {
  expect((await visits.of(undefined))?.preview).toEqual([]);
  const header = String((await open('1.2.0')).headers['set-cookie']).split(';')[0];
  expect((await visits.of(header))?.preview).toEqual([]);
});

it.each([
  ['a version that the signed registry does not have', () => open('9.9.9')],
  ['a link that somebody else has signed', () => open('1.3.0', newKeyPair().privateKey)],
  ['no link at all', () => app.inject({ url: '/federation/preview' })],
])('the host says in plain words that there is nothing to see for %s', async (_what, ask) => {
  const answer = await ask();
  expect(answer.statusCode).toBe(410);
  expect(answer.body).toContain('This preview is over');
  expect(answer.headers['set-cookie']).toBeUndefined();
});

it('the host leads out of a preview to the page where it was left, and to none of another site', async () => {
  const end = (referer: string) =>
    app.inject({ url: '/federation/preview/end', headers: { referer } });
  const answer = await end(`${SITE}/offers?city=Goa`);
  expect(answer.headers.location).toBe('/offers?city=Goa');
  expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0');
  expect((await end('https://evil.example/offers')).headers.location).toBe('/');
});

it('the host leads who left a preview not back to the link that opened it', async () => {
  const { headers } = await app.inject({
    url: '/federation/preview/end',
    headers: { referer: `${SITE}/federation/preview?link=x` },
  });
  expect(headers.location).toBe('/');
});

it.each(['//evil.example/offers', '/\\evil.example/offers', '/%2F/../..//evil.example'])(
  'the host leads out of a preview to no other site by a path that looks like one: %s',
  async (path) => {
    const { headers } = await app.inject({
      url: '/federation/preview/end',
      headers: { referer: SITE + path },
    });
    expect(headers.location).toBe('/');
  },
);
