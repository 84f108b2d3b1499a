import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../deps';

/**
 * Lets the writes of a scope wait for their turn before their bodies are read, after the limits of senders: who sends
 * too much takes nobody's place in the queue.
 */
export function queueWrites(app: FastifyInstance, { writes }: Pick<ApiDeps, 'writes'>): void {
  app.addHook('preParsing', async ({ method }) => {
    if (method === 'POST') await writes.enter();
  });
}
