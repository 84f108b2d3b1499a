import type { FastifyInstance } from 'fastify';
import { MANIFEST_GLOBAL } from '../../src/offline/manifest';
import type { OfflinePages } from '../offline/offline-pages';
import type { LiveSet } from '../releases/live-set';

/** What can be the path of a page without parameters; never the home page, whose worker would see all. */
const PAGE_PATH = /^(\/[a-z0-9-]+)+$/i;

interface OfflineWorkerOptions {
  pages: Pick<OfflinePages, 'manifestOf' | 'isAway'>;
  /** What is live for a visitor with these cookies; undefined while a host starts. */
  liveOf: (cookies: string | undefined) => Promise<LiveSet | undefined>;
  /** The worker's script, as built. */
  script: string;
}

/**
 * The service worker of a page that opens without a network: its manifest and the built script. For every
 * other path it is one that removes itself, so that a page which is offline no more, or the switch
 * `OFFLINE_PAGES=off`, leaves nothing behind in browsers. The header lets it see that page alone.
 */
export function registerOfflineWorker(
  app: FastifyInstance,
  { pages, liveOf, script }: OfflineWorkerOptions,
): void {
  app.get<{ Querystring: { page?: string } }>(
    '/federation/offline-worker.js',
    async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      const { page = '' } = request.query;
      if (!PAGE_PATH.test(page)) return reply.code(404).send({ message: 'Not the path of a page' });
      // A host that starts, or a release that cannot be used, is no reason for browsers to forget what they keep.
      const live = await liveOf(request.headers.cookie);
      if (!live || pages.isAway(live, page)) return reply.code(503).send({ message: 'Not ready' });
      const manifest = pages.manifestOf(live, page) ?? { path: page };
      return reply
        .type('text/javascript; charset=utf-8')
        .header('service-worker-allowed', page)
        .send(`self.${MANIFEST_GLOBAL}=${JSON.stringify(manifest)};\n${script}`);
    },
  );
}
