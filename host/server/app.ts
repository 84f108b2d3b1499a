import { type AuditEntry, type RegistryVersion, tellWebhook } from '@site/federation/registry';
import { createMetricsRegistry } from '@site/server';
import type { FastifyInstance } from 'fastify';
import type { HostConfig } from './config';
import type { DevSite } from './dev/dev-site';
import { readHostParts } from './document/host-parts';
import { compressAnswers } from './http/compress-answers';
import { createServer } from './http/create-server';
import { PageSender } from './http/page-route';
import { PageMetrics } from './metrics/page-metrics';
import { RemoteMetrics } from './metrics/remote-metrics';
import { OfflinePages } from './offline/offline-pages';
import { ApiWatch } from './pages/api-watch';
import { PageCache } from './pages/page-cache';
import { registerRoutes } from './register-routes';
import { openFollowedBucket } from './releases/follow-bucket';
import { PlannedStarts } from './releases/planned-starts';
import { RegistryMemory } from './releases/registry-memory';
import { ReleaseWatcher } from './releases/release-watcher';
import { RenderService } from './render/render-service';
import { createStartWorker } from './render/start-worker';
import { runtimeConfigOf } from './runtime-config';
import { openTeam } from './team/open-team';
import { openVisits } from './visits/open-visits';
import { TrialStops } from './visits/trial-stops';

/**
 * The host's server, ready to listen: composes pages, serves released files, passes API calls on.
 * Closing it stops what watches store, bucket and API, and the render workers.
 * @param dev builds that change while they are served: `pnpm dev` only
 */
export async function createApp(config: HostConfig, dev?: DevSite): Promise<FastifyInstance> {
  const app = createServer(config, (request, reply) => pages.sendNotFound(request, reply));
  const bucket = await openFollowedBucket({
    config,
    log: app.log,
    inForce: () => watcher.registry,
  });
  const store = bucket?.root ?? config.RELEASES_DIR;
  const runtimeConfig = runtimeConfigOf(config, dev);
  const { scripts, fonts, provides, offlineScript } = await readHostParts(config.HOST_DIST, dev);
  const offline = new OfflinePages({
    scripts,
    fonts,
    config: runtimeConfig,
    workerScript: offlineScript,
  });
  const startWorker = createStartWorker(config, runtimeConfig, app.log, {
    onFault: ({ version, ...fault }) =>
      remotes.countFault({ ...fault, release: version, side: 'server' }),
    // Whoever works on the content wants to see it at once.
    content: () => (dev ? undefined : api.version),
  });
  const registry = createMetricsRegistry();
  const remotes = new RemoteMetrics(registry);
  const createRenderer = (size: number): RenderService =>
    new RenderService({
      startWorker,
      size,
      log: app.log,
      onBroken: (remote, version, refusal) => watcher.markBroken(remote, version, refusal),
      onHarmfulPage: ({ remote, version, path }, reason) =>
        watcher.passOver(remote, version, `${path}: ${reason}`),
      onLost: ({ remote, version: release }) =>
        remotes.countFault({ remote, release, stage: 'render', side: 'server' }),
    });
  const renderer = createRenderer(config.RENDER_WORKERS);
  const tell = (entry: AuditEntry) =>
    tellWebhook(entry, { url: config.RELEASE_WEBHOOK, warn: (text) => app.log.warn(text) });
  const notes = { store, stateDir: config.STATE_DIR, log: app.log, tell };
  const stops = new TrialStops(notes);
  const planned = new PlannedStarts(notes);
  const { cookie, trials, visits, stopRenderers } = openVisits(config, {
    renderer,
    createRenderer,
    stops,
    watcher: () => watcher,
    log: app.log,
  });
  const cache = new PageCache({
    onHidden: (error) =>
      app.log.error(
        { err: error, alarm: 'render' },
        'a page could not be made anew: the last one goes',
      ),
    onResult: (result) => pageMetrics.countCache(result),
  });
  const pageMetrics = new PageMetrics(registry, {
    load: () => renderer.load,
    kept: () => cache.size,
  });
  const api = new ApiWatch(config.API_ORIGIN, () => cache.expire());
  const team = openTeam(config, {
    store,
    renderer,
    api,
    trials,
    stops,
    provides,
    workers: config.RENDER_WORKERS,
    watcher: () => watcher,
  });
  const pages = new PageSender({
    renderer,
    teamData: team.data,
    // Sources that are hot are of no version.
    visits: dev ? undefined : visits,
    onView: ({ remote, version }, hasFailed) => trials.viewed(remote, version, hasFailed),
    cache,
    scripts,
    fonts,
    offline,
    config: runtimeConfig,
    fieldSample: config.FIELD_SAMPLE,
    remoteLimitMs: config.REMOTE_LIMIT_MS,
    assetsOrigin: config.ASSETS_ORIGIN,
    metrics: {
      countRendered: (page, ms) => remotes.countRendered(page, ms),
      countRefused: () => pageMetrics.countRefused(),
      countFailedReads: (page, reads) => remotes.countFailedReads(page, reads),
    },
    dev,
  });
  const watcher = new ReleaseWatcher({
    root: store,
    assetsOrigin: config.ASSETS_ORIGIN,
    hostScript: scripts.main.address,
    publicKey: config.REGISTRY_PUBLIC_KEY,
    log: app.log,
    memory: new RegistryMemory(config.STATE_DIR, store),
    ...(bucket && {
      trouble: () => bucket.follower.problem,
      fetch: (version: RegistryVersion) => bucket.follower.fetch(version),
    }),
    onLook: () => stops.look(),
    isStopped: (name) => stops.has(name),
    onStart: (start) => planned.started(start),
    onChange: async (live) => {
      const isInForce = await renderer.switchTo(dev ? dev.overlay(live) : live);
      // Pages of the set before may stand in after a release; nothing that is kept outlives anything else.
      if (renderer.former.length === 0) cache.clear();
      if (renderer.live) await remotes.see(renderer.live.snapshot, renderer.live.content);
      return isInForce;
    },
  });
  dev?.onRebuilt(async () => {
    if (watcher.current) await renderer.switchTo(dev.overlay(watcher.current), { isRebuilt: true });
  });

  app.addHook('onClose', async () => {
    watcher.stop();
    bucket?.follower.stop();
    api.stop();
    await Promise.all([renderer.stop(), stopRenderers()]);
  });
  await compressAnswers(app);
  await registerRoutes(app, config, {
    registry,
    metrics: { pages: pageMetrics, remotes },
    watcher,
    renderer,
    api,
    team,
    visits,
    cookie,
    trials,
    offline: { pages: offline, script: offlineScript },
    pages,
    // Sources that are hot are of no version.
    isDev: dev !== undefined,
  });
  await bucket?.start();
  await watcher.start();
  api.start();
  return app;
}
