import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { createMetricsRegistry, registerMetrics } from '@site/server';
import type { FastifyBaseLogger, FastifyInstance, RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import { serveStatic } from '../features/static/static-routes';
import type { ReadyAnswer } from '../platform/answers/answer-cache';
import type { ApiDeps } from '../platform/deps';
import { registerBodyParsers } from '../platform/http/body-parsers';
import { busy, handleError, handleNotFound } from '../platform/http/errors';
import { queueWrites } from '../platform/http/queue-writes';
import { registerRequestLog } from '../platform/http/request-log';
import { registerRequestMetrics } from '../platform/http/request-metrics';
import { registerSharedLimits, tooMany } from '../platform/http/shared-limits';
import { createServer } from './create-server';
import { registerDocs } from './docs/docs-routes';
import { contentVersion } from './ops/content-version';
import { registerHealth } from './ops/health-routes';
import { domainRoutes } from './routes';

/** When a caller may come again, in s, while the event loop is late. */
const WHEN_LATE = { from: 4, to: 6 };

export interface AppParts {
  deps: ApiDeps;
  logger: FastifyBaseLogger;
  staticJson: ReadonlyMap<string, ReadyAnswer>;
  /** Hash of the seeds that the database holds. */
  seedHash?: string;
  /** What the figures of the API are counted in; one of its own unless given. */
  metrics?: Registry;
  /** Sees every route that is made, those of plugins too. */
  onRoute?: (route: RouteOptions) => void;
}

/** Builds the app on its parts; it listens nowhere yet. */
export async function buildApp(options: AppParts): Promise<FastifyInstance> {
  const { deps, logger, staticJson } = options;
  const { config } = deps;
  const app = createServer(config, logger);
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  registerRequestLog(app);
  const { metrics = createMetricsRegistry() } = options;
  registerRequestMetrics(app, metrics);
  await app.register(helmet, {
    contentSecurityPolicy: false, // Answers are data; /api/docs sets its own.
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  if (config.maxEventLoopDelayMs > 0) {
    await app.register(underPressure, {
      maxEventLoopDelay: config.maxEventLoopDelayMs,
      pressureHandler: async () => {
        throw Object.assign(busy(WHEN_LATE), { cause: new Error('the event loop is late') });
      },
    });
  }
  registerMetrics(app, metrics, { token: config.metricsToken, isPublic: config.isProduction });
  registerHealth(app, deps, contentVersion(staticJson, options.seedHash ?? ''));
  serveStatic(app, config.contentDistDir, staticJson);
  await app.register(async (scope) => {
    scope.setValidatorCompiler(validatorCompiler);
    scope.setSerializerCompiler(serializerCompiler);
    await scope.register(rateLimit, {
      global: false,
      errorResponseBuilder: () => tooMany(),
    });
    registerSharedLimits(scope, config);
    await registerDocs(scope);
    queueWrites(scope, deps);
    registerBodyParsers(scope);
    for (const routes of domainRoutes) routes(scope, deps);
  });
  return app;
}
