import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { limitUnanswered } from './limit-unanswered';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

let app: FastifyInstance;
let begun: number;
beforeEach(async () => {
  begun = 0;
  app = Fastify();
  limitUnanswered(app);
  app.get('/', async () => {
    begun += 1;
    await new Promise((resolve) => setImmediate(resolve));
    return 'answer';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

async function open(): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  // A connection that the server closes may be reset: that ends it like any other close.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** How many answers come until the connection is closed. */
async function answersTo(socket: Socket, text: string): Promise<number> {
  let received = '';
  socket.on('data', (chunk) => {
    received += String(chunk);
  });
  socket.write(text);
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return received.split('HTTP/1.1 200').length - 1;
}

it('a connection may send some requests before their answers come, and gets them all', async () => {
  expect(await answersTo(await open(), REQUEST.repeat(19) + LAST)).toBe(20);
});

it('a connection may send any number of requests when it waits for each answer', async () => {
  const socket = await open();
  for (let sent = 0; sent < 100; sent += 1) {
    socket.write(REQUEST);
    await once(socket, 'data');
  }
  expect(await answersTo(socket, LAST)).toBe(1);
});

it('a connection that sends thousands of requests at once is closed before they are worked off, and others are served', async () => {
  const flood = await open();
  await answersTo(flood, REQUEST.repeat(5_000));
  expect(begun).toBeLessThanOrEqual(32);
  expect(await answersTo(await open(), LAST)).toBe(1);
});
