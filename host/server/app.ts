import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compress from '@fastify/compress';
import type { HostBuild } from '@site/federation';
import type { RuntimeConfig } from '@site/shell';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { FontAssets } from '../fonts/font-assets';
import type { HostConfig } from './config';
import { registerApiProxy } from './http/api-proxy';
import { registerFederationRoutes } from './http/federation-routes';
import { registerHealthRoutes } from './http/health-routes';
import { registerPageRoute } from './http/page-route';
import { registerAssets } from './http/released-assets';
import { securityHeaders } from './http/security-headers';
import { registerSiteFiles } from './http/site-files';
import { ReleaseWatcher } from './releases/release-watcher';
import { RenderService } from './render/render-service';

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/** Paths and queries may name a phone number some day: the log gets the path only. */
const pathOnly = (url: string): string => url.split('?', 1)[0] ?? url;

/**
 * The host's server, ready to listen: composes pages, serves released files, passes API calls on.
 * Closing it stops the watcher and the render worker.
 */
export async function createApp(config: HostConfig): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.LOG_LEVEL,
      base: { part: 'host' },
      serializers: {
        req: (request) => ({ method: request.method, path: pathOnly(request.url) }),
      },
    },
    logController: new LogController({
      disableRequestLogging: config.LOG_LEVEL !== 'debug' && config.LOG_LEVEL !== 'trace',
    }),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  });
  const runtimeConfig: RuntimeConfig = {
    siteOrigin: config.siteOrigin,
    apiOrigin: config.API_ORIGIN,
    app: config.APP_PREFIX,
    paymentKey: config.RAZORPAY_KEY_ID,
    trackingId: config.TRACKING_ID,
  };
  const [build, fonts] = await Promise.all([
    readJson<HostBuild>(join(config.distDir, 'build.json')),
    readJson<FontAssets>(join(config.distDir, 'fonts.json')),
  ]);
  const renderer: RenderService = new RenderService(
    join(config.distDir, 'node/worker.cjs'),
    runtimeConfig,
    app.log,
    (remote, version, refusal) => watcher.markBroken(remote, version, refusal),
  );
  const watcher = new ReleaseWatcher(
    config.RELEASES_DIR,
    config.REGISTRY_PUBLIC_KEY,
    app.log,
    (live) => renderer.switchTo(live),
  );

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders(config.siteOrigin.startsWith('https:')));
  });
  app.addHook('onClose', async () => {
    watcher.stop();
    await renderer.stop();
  });
  await app.register(compress, { global: true, threshold: 1_024 });
  registerHealthRoutes(app, { watcher, renderer, apiOrigin: config.API_ORIGIN });
  registerFederationRoutes(app, renderer);
  registerSiteFiles(app, { renderer, siteOrigin: config.siteOrigin });
  await registerAssets(app, config.distDir, config.RELEASES_DIR);
  await registerApiProxy(app, config.API_ORIGIN);
  registerPageRoute(app, { renderer, build, fonts, config: runtimeConfig });
  await watcher.start();
  return app;
}
