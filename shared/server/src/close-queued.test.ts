import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { closeQueued } from './close-queued';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

it('who leaves is told of to each of the requests that wait behind one another on its connection', async () => {
  const began: string[] = [];
  const left: string[] = [];
  app = Fastify();
  closeQueued(app);
  const told = new EventEmitter();
  const all = once(told, 'all', { signal: AbortSignal.timeout(5_000) });
  app.get('/:name', (request, reply) => {
    const { name } = request.params as { name: string };
    began.push(name);
    reply.raw.once('close', () => {
      left.push(name);
      if (left.length === 3) told.emit('all');
    });
    if (began.length === 3) socket.destroy();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const gone = once(socket, 'close');
  for (const name of ['one', 'two', 'three'])
    socket.write(`GET /${name} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  await gone;
  await all;
  expect(left.sort()).toEqual(['one', 'three', 'two']);
});

it('what is sent to who has left is given up, also where it would have come behind another answer', async () => {
  app = Fastify();
  closeQueued(app);
  const told = new EventEmitter();
  const all = once(told, 'all', { signal: AbortSignal.timeout(5_000) });
  let waiting = 0;
  let given = 0;
  app.get('/', async (_request, reply) => {
    const left = once(reply.raw, 'close');
    waiting += 1;
    if (waiting === 2) socket.destroy();
    await left;
    const film = new Readable({ read() {} });
    film.once('close', () => {
      given += 1;
      if (given === 2) told.emit('all');
    });
    return reply.send(film);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(2));
  await all;
  expect(given).toBe(2);
});

it('who waits for the answers to several requests gets each of them, and each is told of once', async () => {
  const closed: string[] = [];
  app = Fastify();
  closeQueued(app);
  app.get('/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    reply.raw.on('close', () => closed.push(name));
    return name;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /one HTTP/1.1\r\nhost: localhost\r\n\r\n');
  socket.write('GET /two HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  let text = '';
  for await (const chunk of socket) text += chunk;
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  expect(text).toMatch(/one[\s\S]*two$/);
  expect(closed).toEqual(['one', 'two']);
});
