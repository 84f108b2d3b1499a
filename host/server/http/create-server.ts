import {
  CLIENT_TIMES,
  type ClientLimits,
  createLogger,
  guardConnections,
  limitOptions,
} from '@site/server';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { HostConfig } from '../config';
import { securityHeaders } from '../document/security-headers';
import { forgetBody } from './body-headers';
import { createLoggedPath } from './logged-path';

/** Addresses that begin so are for programs; every other address is a page. */
const NO_PAGE = /^\/(api|static|assets|releases|federation)\//;

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function answerUnreadable(
  { statusCode = 400, message }: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  sendNotFound: Send,
): void {
  if (NO_PAGE.test(request.url)) reply.code(statusCode).send({ status: statusCode, message });
  else sendNotFound(request, reply).catch((error: unknown) => reply.send(error));
}

/**
 * Answers what no route has caught: nobody keeps such an answer, and its message says nothing of the inside. A file that
 * cannot be opened comes here with what was to be said of the file, as that it may be kept for a year.
 */
function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode = 500 } = error;
  if (statusCode < 500) {
    reply.send(error);
    return;
  }
  if (reply.raw.destroyed) {
    // Nobody reads the answer, and it is nothing that we can mend: a stream that fed it ends as broken.
    request.log.info({ event: 'caller-left' }, 'the client went away');
    reply.code(408).send({ status: 408, message: 'The client went away.' });
    return;
  }
  request.log.error({ err: error }, 'an answer failed');
  forgetBody(reply);
  reply
    .code(500)
    .header('cache-control', 'no-store')
    .send({ status: 500, message: 'Something went wrong on our side. Please try again later.' });
}

/** What visitors have. */
export const CLIENT_LIMITS: ClientLimits = { ...CLIENT_TIMES, connections: 10_000 };

/**
 * A connection too many is closed at once, and with it all that wait for nothing, as after an answer: whoever comes
 * after finds room, and a browser whose connection is gone opens another.
 */
function makeRoom({ server }: FastifyInstance): void {
  server.on('drop', () => server.closeIdleConnections());
}

type ServerConfig = Pick<HostConfig, 'APP_PREFIX' | 'LOG_LEVEL' | 'TRUST_PROXY' | 'siteOrigin'>;

/**
 * The HTTP server before anything is registered on it: its log, its routing, whom it believes, and the
 * security headers of every answer. Tests use the same.
 * @param sendNotFound answers a visitor whose address cannot be read at all
 * @param logTo where the log goes, a line at a time; to standard output unless told
 */
export function createServer(
  config: ServerConfig,
  sendNotFound: Send,
  limits = CLIENT_LIMITS,
  logTo?: { write(line: string): void },
): FastifyInstance {
  const loggedPath = createLoggedPath(config.APP_PREFIX);
  const headers = securityHeaders(config.siteOrigin.startsWith('https:'));
  const logger: FastifyBaseLogger = createLogger({
    level: config.LOG_LEVEL,
    part: 'host',
    serializers: { req: ({ method, url }) => ({ method, path: loggedPath(url) }) },
    destination: logTo,
  });
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({
      disableRequestLogging: config.LOG_LEVEL !== 'debug' && config.LOG_LEVEL !== 'trace',
    }),
    ...limitOptions(limits),
    // A visitor whose connection is open while the server stops gets an answer that tells the browser to open another connection.
    return503OnClosing: false,
    trustProxy: config.TRUST_PROXY,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors(error, request, reply) {
      // No hook runs for what the router cannot read: neither the headers' nor the compression's.
      reply.headers(headers);
      answerUnreadable(error, request, reply, sendNotFound);
    },
  });
  guardConnections(app, limits);
  makeRoom(app);
  app.setErrorHandler(answerFailure);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  return app;
}
