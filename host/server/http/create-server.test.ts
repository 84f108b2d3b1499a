import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ClientLimits } from '@site/server';
import type { FastifyInstance } from 'fastify';
import { sampleConfig } from '../testing/sample-config';
import { CLIENT_LIMITS, createServer } from './create-server';

/** Two connections; a client whose bytes are late on a busy machine is not ended. */
const limits = { ...CLIENT_LIMITS, connections: 2 };
const IMPATIENT = { ...limits, headersMs: 100, requestMs: 200, checkMs: 20 };

const serverWith = (granted: ClientLimits) =>
  createServer(sampleConfig, async (_request, reply) => reply.send('none'), granted);

let app: FastifyInstance;
beforeEach(() => {
  app = serverWith(limits);
});
afterEach(() => app.close());

async function open() {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

it.each([
  ['its head', 'POST /form HTTP/1.1\r\nHost: x\r\n'],
  [
    'the rest of its body',
    'POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nabc',
  ],
])('the host ends a request that never sends %s', async (_what, bytes) => {
  app = serverWith(IMPATIENT);
  app.post('/form', async () => 'done');
  const socket = await open();
  socket.write(bytes);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

it('the host takes an address with a slash at its end for the same one', async () => {
  app.get('/readyz', async () => 'ready');
  expect((await app.inject({ url: '/readyz/' })).body).toBe('ready');
});

/** A route `/slow` whose answer is held from its request, which `begun` tells of, until `finish`. */
function addSlowRoute() {
  let finish: () => void = () => undefined;
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  app.get('/slow', async () => {
    begin();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return 'whole answer';
  });
  return { begun, finish: () => finish() };
}

it('the host finishes the requests under way before it stops', async () => {
  const { begun, finish } = addSlowRoute();
  const socket = await open();
  const answer = text(socket);
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await begun;
  const closed = app.close();
  finish();
  expect(await answer).toContain('whole answer');
  await closed;
});

it('the host answers what comes over an open connection while it stops, and says that the next goes over another', async () => {
  const { begun, finish } = addSlowRoute();
  app.get('/', async () => 'at once');
  const stopping = new Promise<void>((resolve) => {
    app.addHook('preClose', async () => resolve());
  });
  const socket = await open();
  const answers = text(socket);
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await begun;
  const closed = app.close();
  await stopping;
  const arrived = once(app.server, 'request');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await arrived;
  finish();
  const [first, second] = (await answers).split(/(?=HTTP\/1\.1 )/);
  expect(first).toContain('whole answer');
  expect(second).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close\r\n.*at once/is);
  await closed;
});

it('the host waits at its stop for no connection over which nothing has come, as browsers open them', async () => {
  const spare = await open();
  spare.on('error', () => undefined);
  const closed = once(spare, 'close');
  await app.close();
  await closed;
}, 30_000);

it('a host with all the connections that it may have closes those that wait for nothing, and no other', async () => {
  let finish: () => void = () => undefined;
  app.get('/slow', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return 'late answer';
  });
  app.get('/', async () => 'at once');
  const waiting = await open();
  const answer = text(waiting);
  waiting.write('GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const idle = await open();
  idle.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(idle, 'data');

  const tooMany = await open();
  expect(await text(tooMany)).toBe('');
  expect(await text(idle)).toBe('');

  const next = await open();
  next.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await text(next)).toContain('at once');
  finish();
  expect(await answer).toContain('late answer');
});
