import type { FastifyInstance } from 'fastify';

/** Requests of one connection that may wait for their answers. Browsers and load balancers wait for each answer. */
const MOST_UNANSWERED = 32;

/**
 * Closes a connection that sends request after request without waiting for the answers (HTTP/1.1's pipelining,
 * RFC 9112, section 9.3.2): the server works off all that came in one packet before it serves anybody else, and tens of
 * thousands fit into a few. Addresses that the router cannot read meet no hook, and are not counted. To be called before
 * any other hook is added.
 */
export function limitUnanswered(app: FastifyInstance): void {
  const unanswered = new WeakMap<object, number>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MOST_UNANSWERED) {
      reply.hijack();
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    done();
  });
}
