import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** So long, in ms, a stop waits for the head of a request that may be on its way over a connection. */
const GRACE_MS = 1_000;

/**
 * Lets a stop close connections that are kept for nothing: those over which no whole request has come, and those of
 * requests that were under way when it began, once they are answered. Browsers open some to spare and keep the others for
 * more than a minute. Node takes the first for connections at work, closes the others only if they are idle in the very
 * moment in which the server closes, and looks at no time limit of a head any more from then on: one such connection kept
 * a stop waiting until it was cut off. To be called before the server listens.
 * @param graceMs how long a request that may be on its way has to arrive, from the beginning of the stop on
 */
export function closeUnused(app: FastifyInstance, graceMs = GRACE_MS): void {
  const { server } = app;
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    const timer = setInterval(() => {
      for (const socket of unused) socket.destroy();
      server.closeIdleConnections();
    }, graceMs);
    server.once('close', () => clearInterval(timer));
  });
}
