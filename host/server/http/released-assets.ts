import { join, resolve, sep } from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOREVER = {
  maxAge: '365d',
  immutable: true,
  setHeaders: (reply: SetHeadersResponse) => reply.setHeader('vary', 'accept-encoding'),
} as const;

/**
 * Files of the host's build and of released remotes: content-hashed or in immutable folders, so cached
 * for a year, and served as they were compressed at build time.
 */
export async function registerAssets(
  app: FastifyInstance,
  distDir: string,
  releasesDir: string,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(distDir, 'web'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    ...FOREVER,
  });

  const root = resolve(releasesDir);
  app.get<{ Params: { remote: string; version: string; '*': string } }>(
    '/releases/:remote/:version/web/*',
    async (request, reply) => {
      const { remote, version, '*': file } = request.params;
      // Only the browser's half of a release is public: never its server half, nor the store's keys.
      const web = resolve(root, remote, version, 'web');
      if (!/^mf-[a-z0-9-]+$/.test(remote) || !web.startsWith(root + sep))
        return reply.callNotFound();
      return reply.sendFile(file, web, FOREVER);
    },
  );

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n'),
  );
}
