import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import { IDLE_CONNECTION_MS, KEEP_ALIVE_MS } from '@site/server';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  AWAY,
  CHECK,
  GALLERY,
  type LogLine,
  type OpenSite,
  PICTURE,
  StandInApi,
} from '../testing/stand-in-api';
import { registerApiProxy } from './api-proxy';

let api: StandInApi;
let host: FastifyInstance;
let logged: LogLine[];
let onLogged: () => void;

const INFO = 30;
const LEFT = 'the visitor left before the request was whole';

beforeEach(async () => {
  logged = [];
  onLogged = () => undefined;
  api = new StandInApi();
  await api.open();
  const write = (line: string) => {
    logged.push(JSON.parse(line));
    onLogged();
  };
  host = Fastify({
    trustProxy: 'loopback',
    logger: { stream: { write } },
    forceCloseConnections: true,
  });
  await registerApiProxy(host, api.origin);
});
afterEach(async () => {
  await host.close();
  await api.close();
});

const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
  host.inject({ url: CHECK, remoteAddress, headers });

it('the proxy to the API tells the API who the visitor is, so that limits count visitors', async () => {
  expect((await ask('203.0.113.7')).json()).toEqual({
    path: CHECK,
    seen: '203.0.113.7',
  });
});

it('the proxy to the API believes a proxy of its own, and nobody else', async () => {
  const claim = { 'x-forwarded-for': '198.51.100.9' };
  expect((await ask('127.0.0.1', claim)).json()).toMatchObject({ seen: '198.51.100.9' });
  expect((await ask('203.0.113.7', claim)).json()).toMatchObject({ seen: '203.0.113.7' });
});

it('the proxy to the API answers in the shape of the API when the API does not', async () => {
  await new Promise((resolve) => api.server.close(resolve));
  const answer = await ask('203.0.113.7');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toMatch(/^[123]$/);
  expect(answer.json()).toEqual({
    status: 503,
    message: AWAY,
  });
  expect(logged.filter(({ alarm }) => alarm === 'api')).toHaveLength(1);
});

it('the proxy to the API tells the log of an API that is away once for all who meet it in one moment, and at once', async () => {
  await new Promise((resolve) => api.server.close(resolve));
  await Promise.all(Array.from({ length: 20 }, () => ask('203.0.113.7')));
  expect(logged.filter(({ level }) => level > INFO)).toMatchObject([
    { level: 50, alarm: 'api', calls: 1 },
  ]);
});

it('the proxy to the API raises no alarm when a visitor breaks an upload off', async () => {
  const origin = await host.listen({ port: 0, host: '127.0.0.1' });
  const upload = request(`${origin}/api/upload`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000 },
  });
  // The host's end of the connection tells this end nothing that matters here.
  upload.on('error', () => undefined);
  const reached = once(api.server, 'request');
  upload.write('--x');
  await reached;
  const told = new Promise<void>((resolve) => {
    onLogged = () => logged.some(({ msg, alarm }) => msg === LEFT || alarm) && resolve();
  });
  upload.destroy();
  await told;
  await host.close();
  expect(logged.filter(({ level }) => level > INFO)).toEqual([]);
  expect(logged.filter(({ msg }) => msg === LEFT)).toMatchObject([
    { level: INFO, event: 'caller-left' },
  ]);
});

it('the proxy to the API asks an API that wants to be left alone for a while once, and passes its wish on', async () => {
  api.answer = { status: 503, headers: { 'retry-after': '5' } };
  const { statusCode, headers } = await ask('203.0.113.7');
  expect({ statusCode, retryAfter: headers['retry-after'], hits: api.hits }).toEqual({
    statusCode: 503,
    retryAfter: '5',
    hits: 1,
  });
});

it('the proxy gives up a picture that does not come, so that it holds no connection of a browser, and waits for texts', async () => {
  const { site: impatient } = await api.openSite({ fileLimitMs: 50 });
  const waiting: Array<() => void> = [];
  api.answerWith((_request, response) => {
    waiting.push(() => response.end('{}'));
  });
  const text = impatient.inject({ url: GALLERY });
  const picture = await impatient.inject({ url: PICTURE });
  expect([picture.statusCode, picture.headers['cache-control']]).toEqual([504, 'no-store']);
  expect(picture.json()).toEqual({
    status: 504,
    message: AWAY,
  });
  for (const answer of waiting) answer();
  expect((await text).statusCode).toBe(200);
});

it('the proxy closes an idle connection before the API does, so that no request meets one that is closing', async () => {
  expect(IDLE_CONNECTION_MS).toBeLessThan(KEEP_ALIVE_MS);
  const { site: impatient } = await api.openSite({ idleMs: 50 });
  api.server.keepAliveTimeout = KEEP_ALIVE_MS;
  const connected = once(api.server, 'connection');
  expect((await impatient.inject({ url: CHECK })).statusCode).toBe(200);
  const [socket] = await connected;
  await once(socket, 'close');
  expect((await impatient.inject({ url: CHECK })).statusCode).toBe(200);
});

it('the proxy says of the connection to a visitor what is true of that one, and not of its own to the API', async () => {
  const origin = await host.listen({ port: 0, host: '127.0.0.1' });
  const call = request(origin + CHECK, { headers: { connection: 'close' } });
  const answered: Promise<[IncomingMessage]> = once(call, 'response') as never;
  call.end();
  const [answer] = await answered;
  answer.resume();
  const { connection, 'keep-alive': keepAlive } = answer.headers;
  expect({ connection, keepAlive }).toEqual({ connection: 'close', keepAlive: undefined });
});

it('the proxy to the API logs no fault of the host when a call is followed by what is no request', async () => {
  const { site, origin, lines } = await api.openSite({
    // As the hooks of the real host: the connection is closed meanwhile.
    prepare: async (made) => made.addHook('onRequest', async () => undefined),
  });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.resume().write(`GET ${CHECK} HTTP/1.1\r\nhost: site\r\n\r\nno request\r\n\r\n`);
  await once(socket, 'close');
  expect((await site.inject({ url: CHECK })).statusCode).toBe(200);
  expect(lines).toEqual([]);
});

it('the proxy to the API logs no fault of the host when a visitor resets the connection of a call', async () => {
  const left: Promise<void>[] = [];
  const { site, origin, lines } = await api.openSite({
    // The reset is here, and the host has not heard of it yet.
    prepare: async (made) =>
      made.addHook('onRequest', (asked, _reply, done) => {
        if (left.length === 0) {
          left.push(new Promise((heard) => asked.raw.socket.once('close', () => heard())));
          socket.resetAndDestroy();
        }
        done();
      }),
  });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(`GET ${CHECK} HTTP/1.1\r\nhost: site\r\n\r\n`);
  await once(socket, 'close');
  await Promise.all(left);
  expect((await site.inject({ url: CHECK })).statusCode).toBe(200);
  expect(lines).toEqual([]);
});

/** Asks the host what a test says, with a body of its own, and gives the status of the answer. */
async function send(address: string, options: RequestOptions, body: string): Promise<number> {
  const call = request(address, options);
  const answered: Promise<[IncomingMessage]> = once(call, 'response') as never;
  call.end(body);
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode ?? 0;
}

describe('the proxy to the API', () => {
  /** Two requests for the API, if anything takes it for requests. */
  const hidden = 'GET /metrics HTTP/1.1\r\nhost: api\r\n\r\n'.repeat(2);
  let seen: (string | undefined)[];
  let site: OpenSite;
  beforeEach(async () => {
    seen = [];
    api.answerWith(({ url }, response) => {
      seen.push(url);
      response.end('{}');
    });
    site = await api.openSite({ callLimitMs: 1_000 });
  });
  const next = async () => (await site.site.inject({ url: CHECK })).statusCode;

  it.each(['GET', 'HEAD'])(
    'takes the body of a %s from nobody: the next visitor is answered',
    async (method) => {
      const headers = { 'content-length': hidden.length };
      const first = await send(site.origin + CHECK, { method, headers }, hidden);
      expect([first, await next(), await next()]).toEqual([200, 200, 200]);
      expect(seen).toEqual([CHECK, CHECK, CHECK]);
    },
  );

  it.each([
    ['OPTIONS', 'transfer-encoding'],
    ['DELETE', 'transfer-encoding'],
    ['OPTIONS', 'content-length'],
    ['POST', 'transfer-encoding'],
    ['POST', 'content-length'],
  ])(
    'hands the body of a %s on as one body, though its sender says that %s is for the host alone',
    async (method, name) => {
      const value = name === 'content-length' ? hidden.length : 'chunked';
      const headers = { connection: name, [name]: value };
      const first = await send(site.origin + CHECK, { method, headers }, hidden);
      expect([first, await next()]).toEqual([200, 200]);
      expect(seen).toEqual([CHECK, CHECK]);
    },
  );
});
