import type { FastifyInstance } from 'fastify';
import type { ReleaseWatcher } from '../releases/release-watcher';
import type { RenderService } from '../render/render-service';

const API_TIMEOUT_MS = 2_000;

async function apiAnswers(apiOrigin: string): Promise<boolean> {
  try {
    const response = await fetch(`${apiOrigin}/readyz`, {
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    });
    return response.ok;
  } catch (_noAnswer) {
    return false;
  }
}

/** `/healthz`: the process lives. `/readyz`: registry verified, render worker warm, API answering — and if not, why. */
export function registerHealthRoutes(
  app: FastifyInstance,
  {
    watcher,
    renderer,
    apiOrigin,
  }: { watcher: ReleaseWatcher; renderer: RenderService; apiOrigin: string },
): void {
  app.get('/healthz', async () => ({ status: 'ok', pid: process.pid }));

  app.get('/readyz', async (_request, reply) => {
    const api = await apiAnswers(apiOrigin);
    const checks = {
      registry: watcher.registryProblem ?? 'ok',
      rendering: renderer.isReady ? 'ok' : 'no warm worker',
      api: api ? 'ok' : 'does not answer',
      // Of what visitors get: a change that no worker is warm for yet is not theirs.
      remotes: (renderer.live ?? watcher.current)?.problems ?? {},
    };
    const ready = checks.registry === 'ok' && checks.rendering === 'ok' && api;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', ...checks });
  });
}
