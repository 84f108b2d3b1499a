import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { checkExistingCustomer, readGallery, readPopupOffers } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { IDLE_CONNECTION_MS, KEEP_ALIVE_MS } from '@site/server';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerApiProxy } from './api-proxy';
import { compressAnswers } from './compress-answers';

const CHECK = callAddress(checkExistingCustomer, { id: '1' });

const OFFERS = callAddress(readPopupOffers);
const GALLERY = callAddress(readGallery);

/** A picture of the content; nobody has to have it. */
const PICTURE = '/static/img/gt-480.avif';

/** How often the API was asked. */
let hits: number;
/** What the API answers with. */
let answer: { status: number; headers: Record<string, string> };
let api: Server;
let host: FastifyInstance;
/** What the host logged: level, alarm and words of each line. */
let logged: { level: number; alarm?: string; msg: string }[];
let onLogged: () => void;

const AWAY = 'The service does not answer at the moment.';
const INFO = 30;
const LEFT = 'the visitor left before the request was whole';

beforeEach(async () => {
  hits = 0;
  logged = [];
  onLogged = () => undefined;
  answer = { status: 200, headers: {} };
  api = createServer((request, response) => {
    hits += 1;
    request.resume().on('end', () => {
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(JSON.stringify({ path: request.url, seen: request.headers['x-forwarded-for'] }));
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const write = (line: string) => {
    logged.push(JSON.parse(line));
    onLogged();
  };
  host = Fastify({ trustProxy: 'loopback', logger: { stream: { write } } });
  await registerApiProxy(host, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await host.close();
  api.close();
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
  await new Promise((resolve) => api.close(resolve));
  const answer = await ask('203.0.113.7');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toMatch(/^[123]$/);
  expect(answer.json()).toEqual({
    status: 503,
    message: 'The service does not answer at the moment.',
  });
  expect(logged.filter(({ alarm }) => alarm === 'api')).toHaveLength(1);
});

it('the proxy to the API raises no alarm when a visitor breaks an upload off', async () => {
  const origin = await host.listen({ port: 0, host: '127.0.0.1' });
  const upload = request(`${origin}/api/upload`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000 },
  });
  // The host's end of the connection tells this end nothing that matters here.
  upload.on('error', () => undefined);
  const reached = once(api, 'request');
  upload.write('--x');
  await reached;
  const told = new Promise<void>((resolve) => {
    onLogged = () => logged.some(({ msg, alarm }) => msg === LEFT || alarm) && resolve();
  });
  upload.destroy();
  await told;
  expect(logged.filter(({ alarm }) => alarm !== undefined)).toEqual([]);
  expect(logged.find(({ msg }) => msg === LEFT)?.level).toBe(INFO);
});

it('the proxy to the API asks an API that wants to be left alone for a while once, and passes its wish on', async () => {
  answer = { status: 503, headers: { 'retry-after': '5' } };
  const { statusCode, headers } = await ask('203.0.113.7');
  expect({ statusCode, retryAfter: headers['retry-after'], hits }).toEqual({
    statusCode: 503,
    retryAfter: '5',
    hits: 1,
  });
});

it('the proxy gives up a picture that does not come, so that it holds no connection of a browser, and waits for texts', async () => {
  const { port } = api.address() as AddressInfo;
  const impatient = Fastify();
  await registerApiProxy(impatient, `http://127.0.0.1:${port}`, { fileLimitMs: 50 });
  const waiting: Array<() => void> = [];
  api.removeAllListeners('request').on('request', (_request, response) => {
    waiting.push(() => response.end('{}'));
  });
  const text = impatient.inject({ url: GALLERY });
  const picture = await impatient.inject({ url: PICTURE });
  expect([picture.statusCode, picture.headers['cache-control']]).toEqual([504, 'no-store']);
  expect(picture.json()).toEqual({
    status: 504,
    message: 'The service does not answer at the moment.',
  });
  for (const answer of waiting) answer();
  expect((await text).statusCode).toBe(200);
  await impatient.close();
});

it('the proxy closes an idle connection before the API does, so that no request meets one that is closing', async () => {
  expect(IDLE_CONNECTION_MS).toBeLessThan(KEEP_ALIVE_MS);
  const impatient = Fastify();
  await registerApiProxy(impatient, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, {
    idleMs: 50,
  });
  api.keepAliveTimeout = KEEP_ALIVE_MS;
  const connected = once(api, 'connection');
  expect((await impatient.inject({ url: CHECK })).statusCode).toBe(200);
  const [socket] = await connected;
  await once(socket, 'close');
  expect((await impatient.inject({ url: CHECK })).statusCode).toBe(200);
  await impatient.close();
});

it('the proxy sends a file of a released content itself, and asks the API for what no release has', async () => {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  await writeFile(join(root, 'offers.json'), '{"from":"the release"}');
  const site = Fastify();
  await site.register(fastifyStatic, { root, serve: false });
  const find = async (file: string) =>
    OFFERS.endsWith(`/${file}`)
      ? { root, file: 'offers.json', cacheControl: 'private, no-store' }
      : undefined;
  await registerApiProxy(site, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, {
    content: { find },
  });
  const released = await site.inject({ url: `${OFFERS}?x=1` });
  expect([released.json(), released.headers['cache-control']]).toEqual([
    { from: 'the release' },
    'private, no-store',
  ]);
  expect(hits).toBe(0);
  expect((await site.inject({ url: GALLERY })).json()).toMatchObject({ path: GALLERY });
  await site.close();
  await rm(root, { recursive: true, force: true });
});

it('a visitor who leaves while a file of a released content is looked for gets one answer, and the API is not asked for it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  await writeFile(join(root, 'offers.json'), '{"from":"the release"}');
  const file = { root, file: 'offers.json', cacheControl: 'private, no-store' };
  const looks = new EventEmitter();
  const find = async () => {
    looks.emit('begun');
    await once(looks, 'end');
    return file;
  };
  const wereSent: boolean[] = [];
  const sent = once(looks, 'sent');
  const errors: string[] = [];
  const stream = { write: (line: string) => errors.push(line) };
  const site = Fastify({ logger: { level: 'error', stream } });
  await site.register(fastifyStatic, {
    ...{ root, serve: false },
    setHeaders: (response: object) => {
      wereSent.push('headersSent' in response && response.headersSent === true);
      looks.emit('sent');
    },
  });
  await registerApiProxy(site, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, {
    content: { find },
  });
  const origin = await site.listen({ port: 0, host: '127.0.0.1' });
  const connected = once(site.server, 'connection');
  const begun = once(looks, 'begun');
  const visitor = request(origin + OFFERS).on('error', () => undefined);
  visitor.end();
  const [socket] = await connected;
  await begun;
  visitor.destroy();
  await once(socket, 'close');
  looks.emit('end');
  await sent;
  expect({ wereSent, errors, hits }).toEqual({ wereSent: [false], errors: [], hits: 0 });
  await site.close();
  await rm(root, { recursive: true, force: true });
});

describe('an answer of the API that does not come whole', () => {
  const HEAD = { 'content-type': 'image/avif', 'content-length': '8', etag: '"a"' };
  let site: FastifyInstance;
  let origin: string;
  let errors: string[];

  /** A host that is as impatient as the test wants it, with the compression that the real one has. */
  async function openSite(limits: {
    callLimitMs?: number;
    fileLimitMs?: number;
    silenceMs?: number;
  }) {
    errors = [];
    const stream = { write: (line: string) => errors.push(line) };
    site = Fastify({ logger: { level: 'error', stream } });
    await compressAnswers(site);
    await registerApiProxy(site, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, limits);
    origin = await site.listen({ port: 0, host: '127.0.0.1' });
  }
  afterEach(() => site.close());

  const answerWith = (listener: RequestListener) =>
    api.removeAllListeners('request').on('request', listener);

  it('is a failure in our words when nothing follows its head', async () => {
    await openSite({ fileLimitMs: 50 });
    answerWith((_request, response) => response.writeHead(200, HEAD).flushHeaders());
    const answer = await site.inject({ url: PICTURE, headers: { 'accept-encoding': 'identity' } });
    expect(answer.json()).toEqual({ status: 504, message: AWAY });
    expect(answer.statusCode).toBe(504);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'retry-after': expect.stringMatching(/^[123]$/),
    });
    expect(answer.headers).not.toHaveProperty('etag');
  });

  it('is a failure in our words when the API ends behind its head', async () => {
    await openSite({});
    answerWith((_request, response) => {
      response.writeHead(200, HEAD).flushHeaders();
      response.socket?.end();
    });
    const answer = await site.inject({ url: PICTURE });
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 503, message: AWAY }]);
  });

  it('ends for its visitor when the API falls silent in it, and costs nobody else anything', async () => {
    await openSite({ silenceMs: 50 });
    answerWith((_request, response) => response.writeHead(200, HEAD).write('half'));
    const answer = await fetch(origin + PICTURE);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    answerWith((_request, response) => response.end('{}'));
    expect((await fetch(origin + CHECK)).status).toBe(200);
    expect(errors.filter((line) => /headers after|invalid type/.test(line))).toEqual([]);
  });

  it('may pause for longer than an answer may take to begin, as when its visitor reads slowly', async () => {
    await openSite({ fileLimitMs: 50 });
    let goOn = () => {};
    answerWith((request, response) => {
      if (request.url !== PICTURE) return;
      response.writeHead(200, HEAD).write('half');
      goOn = () => response.end('half');
    });
    const answer = await fetch(origin + PICTURE);
    // The one that does not come at all has begun to wait later.
    expect((await fetch(`${origin}/static/img/never.avif`)).status).toBe(504);
    goOn();
    expect(await answer.text()).toBe('halfhalf');
  });
});

it('a visitor who leaves while a file is looked for that no release has costs the API nothing, and no line of the log', async () => {
  const looks = new EventEmitter();
  const find = async () => {
    looks.emit('begun');
    await once(looks, 'end');
    return undefined;
  };
  const errors: string[] = [];
  const stream = { write: (line: string) => errors.push(line) };
  const site = Fastify({ logger: { level: 'warn', stream } });
  await registerApiProxy(site, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, {
    content: { find },
  });
  const origin = await site.listen({ port: 0, host: '127.0.0.1' });
  const connected = once(site.server, 'connection');
  const begun = once(looks, 'begun');
  const visitor = request(origin + OFFERS).on('error', () => undefined);
  visitor.end();
  const [socket] = await connected;
  await begun;
  visitor.destroy();
  await once(socket, 'close');
  looks.emit('end');
  // What comes later is answered later: by then the first has come to nothing.
  const next = fetch(origin + CHECK);
  expect((await next).status).toBe(200);
  expect({ errors, hits }).toEqual({ errors: [], hits: 1 });
  await site.close();
});

it('the proxy answers who asks for the head of a picture alone', async () => {
  api.removeAllListeners('request').on('request', (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/avif', 'content-length': '8' }).end();
  });
  const { statusCode, headers } = await host.inject({ method: 'HEAD', url: PICTURE });
  expect([statusCode, headers['content-type'], headers['content-length']]).toEqual([
    200,
    'image/avif',
    '8',
  ]);
  expect(logged.filter(({ alarm }) => alarm !== undefined)).toEqual([]);
});

it('an upload may pause for longer than the API may take to answer', async () => {
  const site = Fastify();
  await registerApiProxy(site, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, {
    callLimitMs: 50,
  });
  const origin = await site.listen({ port: 0, host: '127.0.0.1' });
  const arrived = once(api, 'request');
  api.prependListener('request', ({ url }, response) => {
    if (url === CHECK) response.end = () => response;
  });
  const upload = request(`${origin}/api/upload`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 6 },
  });
  const answered = once(upload, 'response');
  upload.write('--x');
  await arrived;
  // A call that is not answered has begun to wait later than the upload has paused.
  expect((await fetch(origin + CHECK)).status).toBe(504);
  upload.end('--x');
  const [{ statusCode }] = await answered;
  expect(statusCode).toBe(200);
  await site.close();
});

it('a body that says that it is compressed goes on to the API as it is: the host neither unpacks it nor raises an alarm', async () => {
  const lines: string[] = [];
  const site = Fastify({
    logger: { level: 'error', stream: { write: (line) => lines.push(line) } },
  });
  await compressAnswers(site);
  await registerApiProxy(site, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  let received = '';
  api.prependListener('request', (incoming) => incoming.on('data', (data) => (received += data)));
  const { statusCode } = await site.inject({
    method: 'POST',
    url: CHECK,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: 'no gzip',
  });
  expect({ statusCode, received, lines }).toEqual({
    statusCode: 200,
    received: 'no gzip',
    lines: [],
  });
  await site.close();
});

it('an unchanged picture of the API is told so without a word of a compression that it does not have', async () => {
  const site = Fastify();
  await compressAnswers(site);
  await registerApiProxy(site, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  api.removeAllListeners('request').on('request', (_request, response) => {
    response.writeHead(304, { etag: '"a"' }).end();
  });
  const { statusCode, headers } = await site.inject({
    url: PICTURE,
    headers: { 'accept-encoding': 'br', 'if-none-match': '"a"' },
  });
  expect([statusCode, headers['etag'], headers['content-encoding']]).toEqual([
    304,
    '"a"',
    undefined,
  ]);
  await site.close();
});
