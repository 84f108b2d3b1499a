import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CHECK, GALLERY, OFFERS, type OpenSite, StandInApi } from '../testing/stand-in-api';

let api: StandInApi;
let root: string;
beforeEach(async () => {
  api = new StandInApi();
  await api.open();
  root = await mkdtemp(join(tmpdir(), 'content-'));
  await writeFile(join(root, 'offers.json'), '{"from":"the release"}');
});
afterEach(async () => {
  await api.close();
  await rm(root, { recursive: true, force: true });
});

const released = () => ({ root, file: 'offers.json', cacheControl: 'private, no-store' });

it('the proxy sends a file of a released content itself, and asks the API for what no release has', async () => {
  const { site } = await api.openSite({
    prepare: async (made) => made.register(fastifyStatic, { root, serve: false }),
    content: { find: async (file) => (OFFERS.endsWith(`/${file}`) ? released() : undefined) },
  });
  const sent = await site.inject({ url: `${OFFERS}?x=1` });
  expect(sent.json()).toEqual({ from: 'the release' });
  expect(sent.headers).toMatchObject({
    'cache-control': 'private, no-store',
    vary: 'accept-encoding',
  });
  expect(api.hits).toBe(0);
  expect((await site.inject({ url: GALLERY })).json()).toMatchObject({ path: GALLERY });
});

it('the proxy keeps nobody from asking again for a text that the release does not have', async () => {
  const { site } = await api.openSite({ content: { find: async () => 'gone' } });
  const { statusCode, headers } = await site.inject({ url: OFFERS });
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(api.hits).toBe(0);
});

it('no file of the content runs a script as a page of the site, whether a release has it or the API', async () => {
  const { site } = await api.openSite({
    prepare: async (made) => made.register(fastifyStatic, { root, serve: false }),
    content: { find: async (file) => (OFFERS.endsWith(`/${file}`) ? released() : undefined) },
  });
  for (const url of [OFFERS, GALLERY, '/static/img/icon.svg'])
    expect((await site.inject({ url })).headers['content-security-policy']).toBe(
      "script-src 'none'",
    );
  expect((await site.inject({ url: CHECK })).headers['content-security-policy']).toBeUndefined();
});

describe('a visitor who leaves while a file is looked for', () => {
  let looks: EventEmitter;
  beforeEach(() => {
    looks = new EventEmitter();
  });

  /** A look-up that ends when the test says so. */
  const find = (found: () => ReturnType<typeof released> | undefined) => async () => {
    looks.emit('begun');
    await once(looks, 'end');
    return found();
  };

  async function leave({ site, origin }: OpenSite): Promise<void> {
    const connected = once(site.server, 'connection');
    const begun = once(looks, 'begun');
    const visitor = request(origin + OFFERS).on('error', () => undefined);
    visitor.end();
    const [socket] = await connected;
    await begun;
    visitor.destroy();
    await once(socket, 'close');
    looks.emit('end');
  }

  it('gets one answer, and the API is not asked for what a release has', async () => {
    const wereSent: boolean[] = [];
    const sent = once(looks, 'sent');
    const setHeaders = (response: object) => {
      wereSent.push('headersSent' in response && response.headersSent === true);
      looks.emit('sent');
    };
    const site = await api.openSite({
      prepare: async (made: FastifyInstance) =>
        made.register(fastifyStatic, { root, serve: false, setHeaders }),
      content: { find: find(released) },
    });
    await leave(site);
    await sent;
    expect(wereSent).toEqual([false]);
    expect(site.lines.filter(({ level }) => level >= 50)).toEqual([]);
    expect(api.hits).toBe(0);
  });

  it('costs the API nothing when no release has it, and the log no line', async () => {
    const site = await api.openSite({ content: { find: find(() => undefined) } });
    await leave(site);
    // What comes later is answered later: by then the first has come to nothing.
    expect((await fetch(site.origin + CHECK)).status).toBe(200);
    expect(site.lines).toEqual([]);
    expect(api.hits).toBe(1);
  });
});
