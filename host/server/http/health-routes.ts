import type { FastifyInstance } from 'fastify';
import type { ApiWatch } from '../pages/api-watch';
import type { ReleaseWatcher } from '../releases/release-watcher';
import type { RenderService } from '../render/render-service';

interface HealthOptions {
  watcher: Pick<ReleaseWatcher, 'registryProblem' | 'current'>;
  renderer: Pick<RenderService, 'isReady' | 'live'>;
  api: Pick<ApiWatch, 'look'>;
}

/**
 * `/healthz`: the process lives, however busy it is. `/readyz`: it may be sent visitors, because pages can
 * be rendered and the API answers; what is wrong beside that is an alarm, and no reason to send visitors
 * away: other hosts have the same registry.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  { watcher, renderer, api: apiWatch }: HealthOptions,
): void {
  const noStore = { 'cache-control': 'no-store' };
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.decorate('announceStop', () => {
    isStopping = true;
  });
  app.get('/healthz', async (_request, reply) => {
    reply.headers(noStore);
    return { status: 'ok', pid: process.pid };
  });

  app.get('/readyz', async (_request, reply) => {
    const api = await apiWatch.look();
    // The problems of what visitors get now: a change for which no worker is warm yet does not reach them.
    const problems = Object.entries((renderer.live ?? watcher.current)?.problems ?? {});
    const checks = {
      registry: watcher.registryProblem ?? 'ok',
      rendering: renderer.isReady ? 'ok' : 'no warm worker',
      api: api ? 'ok' : 'does not answer',
      remotes: Object.fromEntries(problems),
    };
    const ready = !isStopping && renderer.isReady && api;
    const alarms = [
      ...(watcher.registryProblem ? ['registry'] : []),
      ...problems.map(([name]) => `remote ${name}`),
    ];
    const status = isStopping ? 'stopping' : ready ? 'ready' : 'not ready';
    return reply
      .code(ready ? 200 : 503)
      .headers(noStore)
      .send({ status, ...checks, alarms });
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Has `/readyz` send visitors to other hosts from now on, before this one stops. */
    announceStop?: () => void;
  }
}
