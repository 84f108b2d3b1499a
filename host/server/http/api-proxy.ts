import type { IncomingHttpHeaders } from 'node:http';
import proxy from '@fastify/http-proxy';
import { IDLE_CONNECTION_MS } from '@site/server';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bindings, ChildLoggerOptions } from 'fastify/types/logger';
import { contentHeaders } from '../document/security-headers';
import type { ContentFiles } from './content-files';
import { CLIENT_LIMITS } from './create-server';
import { PassOn } from './pass-on';

/** The API's own limit of 10 s (spec §7), and a little for the way. */
const CALL_LIMIT_MS = 11_000;

/**
 * A picture, film or document of which nothing has come after this many ms is given up. With HTTP/1.1 a browser
 * has six connections to a site: pictures that wait hold all of them, and the code of a remote, which comes
 * behind them, would count as lost (`DEFAULT_REMOTE_LIMIT_MS`) though nothing is wrong with it.
 */
const FILE_LIMIT_MS = 3_000;

/** Texts of the content are reads as those of the API are. */
const TEXTS = 'json/';

/** What the API says of its connection to the host (RFC 9110, 7.6.1): the one to the visitor is another. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

const withoutConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)));

/**
 * Says of a request's body to the API what is true of it there. A GET or HEAD goes on without a body, so it must not
 * name the length of one: the API would take the next visitor's request, on the same connection, for that body. And
 * whoever calls the length a word for the host alone (`Connection: content-length`) must not have the body sent as
 * it is, or the API would read it as further requests, which nobody has counted or looked at.
 */
function withLength(
  { method, headers: asked }: Pick<FastifyRequest, 'method' | 'headers'>,
  headers: IncomingHttpHeaders,
) {
  const { 'content-length': given, 'transfer-encoding': _ofVisitor, ...others } = headers;
  if (method === 'GET' || method === 'HEAD') return others;
  const length = given ?? asked['content-length'];
  if (length !== undefined) return { ...others, 'content-length': length };
  return asked['transfer-encoding'] === undefined
    ? others
    : { ...others, 'transfer-encoding': 'chunked' };
}

/** What the proxy's library says of each call that fails. */
const OF_LIBRARY = 'response errored';

/**
 * The log of a call without what the library says of each that fails, also of those whose visitor has left:
 * {@link PassOn} tells it in our words, once a second.
 */
function quietLog(
  logger: FastifyBaseLogger,
  bindings: Bindings,
  options: ChildLoggerOptions,
): FastifyBaseLogger {
  const log = logger.child(bindings, options);
  const warn = log.warn.bind(log);
  log.warn = (...line: [unknown, string?, ...unknown[]]) => {
    if (line[1] !== OF_LIBRARY) warn(...line);
  };
  return log;
}

interface ProxyOptions {
  /** How long an idle connection to the API is kept, in ms: less than the API keeps it. */
  idleMs?: number;
  /** How long a picture, film or document may take to begin, in ms; 3 s unless said. */
  fileLimitMs?: number;
  /** How long a call or a text may take to begin, in ms; 11 s unless said. */
  callLimitMs?: number;
  /** How long nothing may move in an upload, or in an answer that has begun, in ms; as at the visitor unless said. */
  silenceMs?: number;
  /** The content that was released; without it all of it comes with the API. */
  content?: Pick<ContentFiles, 'find'>;
}

/**
 * Sends a file of a released content before the API is asked. The request goes on to the API only where no release has
 * the file. An async hook would also go on when its visitor leaves while the file is on its way, and a second answer
 * on one reply ends the process.
 */
const sendReleased =
  (content: Pick<ContentFiles, 'find'>, folder: string) =>
  (request: FastifyRequest, reply: FastifyReply, goOn: (error?: Error) => void): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      goOn();
      return;
    }
    const { '*': file = '' } = request.params as { '*'?: string };
    content
      .find(folder + file, request.headers.cookie)
      .then((found) => {
        if (!found) goOn();
        else if (found === 'gone')
          reply
            .code(404)
            .header('cache-control', 'no-store')
            .send({ status: 404, message: 'Not found.' });
        else {
          reply.headers({
            ...contentHeaders,
            'cache-control': found.cacheControl,
            vary: 'accept-encoding',
          });
          reply.sendFile(found.file, found.root, { cacheControl: false });
        }
      })
      .catch((error: Error) => goOn(error));
  };

const isUpload = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false;

/**
 * Passes the API and the static content on, so that browsers see one origin (design §6). Of the content, what
 * was released goes before what comes with the API.
 */
export async function registerApiProxy(
  app: FastifyInstance,
  apiOrigin: string,
  {
    idleMs = IDLE_CONNECTION_MS,
    fileLimitMs = FILE_LIMIT_MS,
    callLimitMs = CALL_LIMIT_MS,
    silenceMs = CLIENT_LIMITS.silenceMs,
    content,
  }: ProxyOptions = {},
): Promise<void> {
  const passOn = new PassOn(silenceMs);
  const parts = [
    { prefix: '/api', limitMs: callLimitMs },
    { prefix: `/static/${TEXTS}`, limitMs: callLimitMs, folder: TEXTS },
    { prefix: '/static', limitMs: fileLimitMs, folder: '' },
  ];
  await app.register(async (scope) => {
    scope.setChildLoggerFactory(quietLog);
    for (const { prefix, limitMs, folder } of parts) {
      await scope.register(proxy, {
        upstream: apiOrigin,
        prefix,
        rewritePrefix: prefix,
        ...(content && folder !== undefined && { preHandler: sendReleased(content, folder) }),
        handler(request, reply, address, options) {
          // Whoever has left by now, also by a reset of which the host hears later, or sent what is no request behind this one,
          // has no address any more that the API could be told.
          const { raw, ip }: { raw: typeof request.raw; ip: string | undefined } = request;
          if (raw.destroyed || raw.socket.destroyed || ip === undefined) return reply.hijack();
          // While a phone pauses in the middle of a file nothing moves to the API either.
          return reply.from(
            address,
            isUpload(request) ? { ...options, timeout: silenceMs } : options,
          );
        },
        // The library's own log lines hold the filled address, and so a phone number.
        disableRequestLogging: true,
        http: {
          requestOptions: { timeout: limitMs },
          agentOptions: { timeout: idleMs },
        },
        replyOptions: {
          // By default the proxy asks ten times more, at once, and an API that is overloaded would get ten times the work.
          retryDelay: () => null,
          // The API counts writes by visitor: it believes this header from us, and we from nobody else.
          rewriteRequestHeaders: (request, headers) => ({
            ...withLength(request, headers as IncomingHttpHeaders),
            'x-forwarded-for': request.ip,
          }),
          rewriteHeaders: (headers) => ({
            ...withoutConnection(headers as IncomingHttpHeaders),
            ...(folder !== undefined && contentHeaders),
          }),
          onResponse: (_request, reply, { stream }) => passOn.answer(reply, stream),
          onError: (reply, { error }) => passOn.fail(reply, error),
        },
      });
    }
  });
}
