import { join } from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import { CONTENT } from '@site/federation/registry';
import type { FastifyInstance } from 'fastify';
import { contentHeaders } from '../document/security-headers';
import type { ReleaseWatcher } from '../releases/release-watcher';
import { keepBuild } from './earlier-builds';

const FOREVER = {
  maxAge: '365d',
  immutable: true,
  setHeaders: (reply: SetHeadersResponse) => reply.setHeader('vary', 'accept-encoding'),
} as const;

/** A module script of another origin runs only where that origin allows it, and is timed only so too. */
const FOR_OTHERS = { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' };

interface AssetsOptions {
  /** Folder of the host's own build. */
  distDir: string;
  /** Where the files of its builds are kept for pages that outlive them; nowhere unless said. */
  keptDir?: string | undefined;
  releases: Pick<ReleaseWatcher, 'root' | 'vouchesFor'>;
  /** Whether pages fetch released files from another origin, which hands these answers on. */
  isForOthers?: boolean;
}

/**
 * Files of the host's build and of released remotes: content-hashed or in immutable folders, so cached
 * for a year, and served as they were compressed at build time. A released file is served only while it
 * is as it was signed: what a browser or a CDN keeps for a year must not be broken.
 */
export async function registerAssets(
  app: FastifyInstance,
  { distDir, keptDir, releases, isForOthers = false }: AssetsOptions,
): Promise<void> {
  const web = join(distDir, 'web');
  await app.register(fastifyStatic, {
    root: [web, ...(await earlierBuilds(app, web, keptDir))],
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    ...FOREVER,
  });

  app.get<{ Params: { remote: string; version: string; '*': string } }>(
    '/releases/:remote/:version/web/*',
    async (request, reply) => {
      const { remote, version, '*': file } = request.params;
      const folder = `${remote}/${version}`;
      // Only the browser's half of a release is public: never its server half, nor the store's keys.
      if (!(await releases.vouchesFor(folder, `web/${file}`))) return reply.callNotFound();
      if (isForOthers) reply.headers(FOR_OTHERS);
      if (remote === CONTENT) reply.headers(contentHeaders);
      return reply.sendFile(file, join(releases.root, folder, 'web'), FOREVER);
    },
  );

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n'),
  );
}

/** Folders of the builds before this one; none where nothing can be kept, because pages do not depend on it. */
async function earlierBuilds(
  { log }: FastifyInstance,
  web: string,
  keptDir: string | undefined,
): Promise<string[]> {
  if (keptDir === undefined) return [];
  try {
    return await keepBuild(web, keptDir);
  } catch (error) {
    log.warn({ err: error }, 'the files of this build are not kept for pages that outlive it');
    return [];
  }
}
