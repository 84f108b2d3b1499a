import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Marks and tells an answer as Node does it with the one whose turn it is: streams that are sent to it are given up by the mark. */
function close(response: ServerResponse): void {
  response.destroy();
  Object.assign(response, { _closed: true });
  response.emit('close');
}

/**
 * Tells the answers of requests that wait behind another one of the same connection (HTTP/1.1's pipelining) that their
 * connection is gone. Node tells the one whose turn it is, and no other: what was kept for the others until their `close`
 * stayed in memory for as long as the process lived, and work for them was never given up. To be called before the
 * server listens.
 */
export function closeQueued({ server }: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();
  server.on('connection', (socket: Socket) => {
    const responses = new Set<ServerResponse>();
    unanswered.set(socket, responses);
    // The one whose turn it is hears of it from Node in this very moment.
    socket.once('close', () =>
      process.nextTick(() => {
        for (const response of responses) close(response);
      }),
    );
  });
  server.on('request', ({ socket }, response) => {
    const responses = unanswered.get(socket);
    responses?.add(response);
    response.once('close', () => responses?.delete(response));
  });
}
