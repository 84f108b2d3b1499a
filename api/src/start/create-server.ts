import { randomUUID } from 'node:crypto';
import { closeQueued, closeUnused, KEEP_ALIVE_MS, limitUnanswered } from '@site/server';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../platform/config/config';
import { handleError } from '../platform/http/errors';

const BODY_LIMIT = 256 * 1024;
const PLUGIN_TIMEOUT_MS = 60_000;
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** What the server grants a client before anything is known of it. Times are in ms. */
export interface ClientLimits {
  /** For the head of a request. */
  headersMs: number;
  /** For a whole request: as long as the host grants, so that a proof of 5 MB over a slow phone arrives. */
  requestMs: number;
  /** For any byte at all, in either direction. */
  silenceMs: number;
  /** How often the times for head and request are looked at. */
  checkMs: number;
  /** Connections at a time; the next one is closed at once. Whoever sends slowly holds no more than these. */
  connections: number;
}

export const CLIENT_LIMITS: ClientLimits = {
  headersMs: 15_000,
  requestMs: 180_000,
  silenceMs: 90_000,
  checkMs: 5_000,
  connections: 4_000,
};

/** The HTTP server before anything is registered on it. */
export function createServer(
  { trustProxy }: Pick<Config, 'trustProxy'>,
  logger: FastifyBaseLogger,
  limits = CLIENT_LIMITS,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
    // Fastify's own 10 s end the start on a machine whose processors are busy, although nothing is wrong.
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    trustProxy,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    frameworkErrors: (error, request, reply) => handleError(error, request, reply),
  });
  app.server.maxConnections = limits.connections;
  limitUnanswered(app);
  closeQueued(app);
  closeUnused(app);
  return app;
}
