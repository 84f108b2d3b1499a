import { join } from 'node:path';
import { registerMetrics } from '@site/server';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { HostConfig } from './config';
import { registerAnswerTimes } from './http/answer-times';
import { registerApiProxy } from './http/api-proxy';
import { ContentFiles } from './http/content-files';
import { registerFederationRoutes } from './http/federation-routes';
import { registerFieldRoutes } from './http/field-routes';
import { registerHealthRoutes } from './http/health-routes';
import { registerOfflineWorker } from './http/offline-worker-route';
import { type PageSender, registerPageRoute } from './http/page-route';
import { registerPreviewRoutes } from './http/preview-routes';
import { registerAssets } from './http/released-assets';
import { registerReleasesRoutes } from './http/releases-routes';
import { registerSiteFiles } from './http/site-files';
import type { PageMetrics } from './metrics/page-metrics';
import { registerRegistryMetrics } from './metrics/registry-metrics';
import type { RemoteMetrics } from './metrics/remote-metrics';
import type { OfflinePages } from './offline/offline-pages';
import type { ApiWatch } from './pages/api-watch';
import type { ReleaseWatcher } from './releases/release-watcher';
import type { RenderService } from './render/render-service';
import type { Team } from './team/open-team';
import type { PreviewCookie } from './visits/preview-cookie';
import type { Trials } from './visits/trials';
import type { Visits } from './visits/visits';

interface RouteParts {
  registry: Registry;
  metrics: { pages: PageMetrics; remotes: RemoteMetrics };
  watcher: ReleaseWatcher;
  /** Of what everybody gets. */
  renderer: RenderService;
  api: ApiWatch;
  team: Team;
  visits: Visits;
  cookie: PreviewCookie;
  trials: Trials;
  offline: { pages: OfflinePages; script: string };
  pages: PageSender;
  /** Under `pnpm dev`: content is of no version. */
  isDev: boolean;
}

/** Everything that the host answers: files, reports, the API passed on, and pages at all other addresses. */
export async function registerRoutes(
  app: FastifyInstance,
  config: HostConfig,
  {
    registry,
    metrics,
    watcher,
    renderer,
    api,
    team,
    visits,
    cookie,
    trials,
    offline,
    pages,
    isDev,
  }: RouteParts,
): Promise<void> {
  registerHealthRoutes(app, { watcher, renderer, api });
  registerMetrics(app, registry, {
    token: config.METRICS_TOKEN,
    isPublic: config.siteOrigin.startsWith('https:'),
  });
  registerRegistryMetrics(registry, { problem: () => watcher.registryProblem });
  registerAnswerTimes(app, registry, { pages: metrics.pages, app: config.APP_PREFIX });
  await registerFederationRoutes(app, { visits, trials, metrics: metrics.remotes });
  registerFieldRoutes(app, metrics.remotes, trials);
  await registerReleasesRoutes(app, { ...team, renderer, siteOrigin: config.siteOrigin });
  registerPreviewRoutes(app, {
    visits,
    cookie,
    nextLook: () => watcher.nextLook(),
    siteOrigin: config.siteOrigin,
  });
  registerOfflineWorker(app, {
    pages: offline.pages,
    liveOf: async (cookies) => {
      const visit = await visits.of(cookies);
      return visit?.preview.length === 0 ? visit.renderer.live : renderer.live;
    },
    script: offline.script,
  });
  registerSiteFiles(app, { renderer, siteOrigin: config.siteOrigin });
  await registerAssets(app, {
    distDir: config.HOST_DIST,
    // A build that is hot changes all the time.
    keptDir: isDev ? undefined : join(config.STATE_DIR, 'builds'),
    releases: watcher,
    isForOthers: config.ASSETS_ORIGIN !== undefined,
  });
  await registerApiProxy(app, config.API_ORIGIN, {
    content: new ContentFiles({
      visits: isDev ? undefined : visits,
      renderer,
      releases: watcher,
    }),
  });
  registerPageRoute(app, pages);
}
