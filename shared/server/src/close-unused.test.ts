import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
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
  app.post('/', async () => 'taken');
  // An answer without an end, as a film is for a slow reader.
  app.get('/film', (_request, reply) =>
    reply.send(
      new Readable({
        read() {
          this.push(Buffer.alloc(64 * 1024));
        },
      }),
    ),
  );
});

async function listen(graceMs: number, slowMs?: number): Promise<void> {
  closeUnused(app, graceMs, slowMs);
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

it('a stop takes a body that has just begun to come for no slow one', async () => {
  jest.useFakeTimers();
  const server = Object.assign(new EventEmitter(), {
    listening: true,
    closeIdleConnections: () => undefined,
  });
  let stop: () => Promise<void> = async () => undefined;
  const addHook = (_name: string, hook: () => Promise<void>) => {
    stop = hook;
  };
  closeUnused({ server, addHook } as never, 1_000, 6_000);
  const send = () => {
    const destroy = jest.fn();
    server.emit('request', { complete: false, socket: { destroy } }, new EventEmitter());
    return destroy;
  };
  const slow = send();
  await stop();
  jest.advanceTimersByTime(5_900);
  const quick = send();
  jest.advanceTimersByTime(100);
  expect([slow, quick].map((destroy) => destroy.mock.calls.length)).toEqual([1, 0]);
  server.emit('close');
  jest.useRealTimers();
});

it('a stop ends although a body comes slowly', async () => {
  await listen(20, 60);
  const asked = once(app.server, 'request');
  const socket = await open();
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  await asked;
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await app.close();
  await closed;
});

it('a stop ends although an answer is read slowly', async () => {
  await listen(20, 60);
  const socket = await open();
  socket.write('GET /film HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  socket.pause();
  await app.close();
  socket.destroy();
});

it('a stop lets a request that is worked on be answered, however long that takes', async () => {
  await listen(1, 1);
  const socket = await open();
  const answer = text(socket);
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await begun;
  const slow = await open();
  const asked = once(app.server, 'request');
  slow.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  await asked;
  const closed = app.close();
  // Slow senders are cut off by now.
  await new Promise<void>((resolve) => slow.once('close', () => resolve()));
  finish();
  expect(await answer).toContain('whole answer');
  await closed;
});
