import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** So long, in ms, a stop waits for the head of a request that may be on its way over a connection. */
const GRACE_MS = 1_000;

/**
 * So long, in ms, a stop waits for who sends or reads slowly: short enough that what is closed behind the server, as a
 * database, has its time before the stop is cut off.
 */
const SLOW_MS = 6_000;

/**
 * Lets a stop close connections that are kept for nothing: those over which no whole request has come, and those of
 * requests that were under way when it began, once they are answered. Browsers open some to spare and keep the others for
 * more than a minute. Node takes the first for connections at work, closes the others only if they are idle in the very
 * moment in which the server closes, and looks at no time limit of a head any more from then on: one such connection kept
 * a stop waiting until it was cut off. So did a body or an answer that takes minutes over a slow network: those are closed
 * in time, too, and their senders try again. A request that is worked on is answered. To be called before the server listens.
 * @param graceMs how long a request that may be on its way has to arrive, from the beginning of the stop on
 * @param slowMs how long a body has to arrive, and an answer to be read
 */
export function closeUnused(app: FastifyInstance, graceMs = GRACE_MS, slowMs = SLOW_MS): void {
  const { server } = app;
  const underWay = new Map<IncomingMessage, ServerResponse>();
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', (request, response) => {
    unused.delete(request.socket);
    underWay.set(request, response);
    response.once('close', () => underWay.delete(request));
  });
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    // One that has just begun to be sent or read is not slow: it was so at the look before, too.
    let slowBefore = new Set<IncomingMessage>();
    const timers = [
      setInterval(() => {
        for (const socket of unused) socket.destroy();
        server.closeIdleConnections();
      }, graceMs),
      setInterval(() => {
        const slow = [...underWay].filter(
          ([{ complete }, { headersSent }]) => headersSent || !complete,
        );
        const requests = slow.map(([request]) => request);
        for (const request of requests) if (slowBefore.has(request)) request.socket.destroy();
        slowBefore = new Set(requests);
      }, slowMs / 2),
    ];
    server.once('close', () => timers.forEach(clearInterval));
  });
}
