import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../platform/deps';
import { currentContent } from './content-version';

/**
 * /healthz: the process answers. /readyz: it can do its work, or why not. A queue for connections that is full is
 * no reason: who is refused there is told when to come back, and instances that all left their load balancer at
 * the same time would tell nobody anything.
 * @param content of what comes with the API, see contentVersion; the database's is added
 */
export function registerHealth(app: FastifyInstance, deps: ApiDeps, content: string): void {
  const noStore = { 'cache-control': 'no-store' };
  // An overloaded API lives: restarting it would make things worse.
  app.get('/healthz', { config: { pressureHandler: () => undefined } }, async (_request, reply) => {
    reply.headers(noStore);
    return { status: 'ok' };
  });
  app.get('/readyz', async (request, reply) => {
    reply.headers(noStore);
    try {
      await deps.probe.execute(sql`select 1`);
      return { status: 'ready', content: await currentContent(deps, content) };
    } catch (error) {
      request.log.warn({ err: error, event: 'database-away' }, 'not ready');
      reply.code(503);
      return { status: 'not ready', reason: 'the database does not answer' };
    }
  });
}
