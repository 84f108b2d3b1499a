import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type ClientLimits, createLogger } from '@site/server';
import type { FastifyInstance } from 'fastify';
import { CLIENT_LIMITS, createServer } from './create-server';

const ROOMY: ClientLimits = { ...CLIENT_LIMITS, checkMs: 20 };
const HEAD =
  'POST /form HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 6\r\n\r\n';

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function listen(limits: ClientLimits) {
  app = createServer({ trustProxy: false }, createLogger({ level: 'silent', part: 'api' }), limits);
  app.post('/form', async ({ body }) => `got ${body}`);
  await app.listen({ port: 0, host: '127.0.0.1' });
}

async function open(): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  // A connection that the server closes may be reset: that ends it like any other close.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** All that the server sends until the connection is closed. */
async function text(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (chunk) => {
    received += String(chunk);
  });
  await new Promise<void>((done) => socket.once('close', () => done()));
  return received;
}

it('the server takes a body that comes slowly, long after the time for its head', async () => {
  await listen({ ...ROOMY, headersMs: 1_000 });
  const slow = await open();
  slow.write(`${HEAD}abc`);
  const stalled = await open();
  stalled.write('POST /form HTTP/1.1\r\n');
  // This one began later, and its time for the head has passed: that of the first one as well.
  expect(await text(stalled)).toMatch(/^HTTP\/1\.1 408 /);
  slow.write('def');
  expect(await text(slow)).toContain('got abcdef');
});

it('the server ends a request whose body does not arrive in its time', async () => {
  await listen({ ...ROOMY, headersMs: 50, requestMs: 100 });
  const socket = await open();
  socket.write(`${HEAD}abc`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

it('the server closes a connection over which nothing moves', async () => {
  await listen({ ...ROOMY, silenceMs: 50 });
  const socket = await open();
  socket.write(`${HEAD}abc`);
  expect(await text(socket)).not.toContain('got');
});

it('the server takes no more connections than it may have', async () => {
  await listen({ ...ROOMY, connections: 1 });
  const first = await open();
  const second = await open();
  expect(await text(second)).toBe('');
  first.write(`${HEAD}abcdef`);
  expect(await text(first)).toContain('got abcdef');
});

it('the server waits at its stop for no connection over which nothing has come', async () => {
  await listen(CLIENT_LIMITS);
  const spare = await open();
  const closed = text(spare);
  await app.close();
  expect(await closed).toBe('');
}, 30_000);

it('the server grants 5 MB at 250 kbit a second, and a head no longer than before', () => {
  expect(CLIENT_LIMITS.requestMs).toBeGreaterThanOrEqual((5 * 1024 * 1024 * 8) / 250);
  expect(CLIENT_LIMITS.headersMs).toBeLessThanOrEqual(15_000);
});
