import { randomUUID } from 'node:crypto';
import {
  CLIENT_TIMES,
  type ClientLimits,
  guardConnections,
  KEEP_ALIVE_MS,
  limitOptions,
} from '@site/server';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../platform/config/config';
import { handleError } from '../platform/http/errors';

const BODY_LIMIT = 256 * 1024;
const PLUGIN_TIMEOUT_MS = 60_000;
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** What the host has, and whoever asks the API without it. */
export const CLIENT_LIMITS: ClientLimits = { ...CLIENT_TIMES, connections: 4_000 };

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
    ...limitOptions(limits),
    // Fastify's own 10 s end the start on a machine whose processors are busy, although nothing is wrong.
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    trustProxy,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    frameworkErrors: (error, request, reply) => handleError(error, request, reply),
  });
  guardConnections(app, limits);
  return app;
}
