import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { closeUnused } from './close-unused';

let app: FastifyInstance;
let begin: () => void;
let finish: () => void;
let begun: Promise<void>;
beforeEach(() => {
  begun = new Promise((resolve) => {
    begin = resolve;
  });
  app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  app.get('/', async () => 'at once');
  app.get('/slow', async () => {
    begin();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return 'whole answer';
  });
});

async function listen(graceMs: number): Promise<void> {
  closeUnused(app, graceMs);
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** A connection that the server has taken. */
async function open(): Promise<Socket> {
  const taken = once(app.server, 'connection');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  // A connection that the server closes may be reset: that ends it like any other close.
  socket.on('error', () => undefined);
  await taken;
  return socket;
}

it.each([
  ['nothing', ''],
  ['a part of a head', 'GET / HTTP/1.1\r\nHost: '],
])('a stop waits for no connection over which %s has come', async (_what, bytes) => {
  await listen(20);
  const socket = await open();
  socket.write(bytes);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await app.close();
  await closed;
});

it('a stop lets a request be answered that is longer under way than an unused connection is kept, and keeps its connection no longer', async () => {
  await listen(1);
  const socket = await open();
  const answer = text(socket);
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await begun;
  const spare = await open();
  const closed = app.close();
  // Unused connections are closed by now.
  await new Promise<void>((resolve) => spare.once('close', () => resolve()));
  finish();
  expect(await answer).toContain('whole answer');
  await closed;
}, 30_000);

it('a request that comes over an unused connection when the stop has begun is answered', async () => {
  await listen(60_000);
  const busy = await open();
  busy.write('GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await begun;
  const socket = await open();
  const answer = text(socket);
  const closed = app.close();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await answer).toContain('at once');
  finish();
  busy.resume();
  await closed;
});
