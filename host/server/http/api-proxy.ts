import proxy from '@fastify/http-proxy';
import { IDLE_CONNECTION_MS } from '@site/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentFiles } from './content-files';

/** The API's own limit of 10 s (spec §7), and a little for the way. */
const TIMEOUT_MS = 11_000;

interface ProxyOptions {
  /** How long an idle connection to the API is kept, in ms: less than the API keeps it. */
  idleMs?: number;
  /** The content that was released; without it all of it comes with the API. */
  content?: Pick<ContentFiles, 'find'>;
}

/** Sends a file of a released content before the API is asked. */
const sendReleased =
  (content: Pick<ContentFiles, 'find'>) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { '*': file = '' } = request.params as { '*'?: string };
    const found = await content.find(file, request.headers.cookie);
    if (!found) return undefined;
    if (found === 'gone')
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ status: 404, message: 'Not found.' });
    reply.headers({ 'cache-control': found.cacheControl, vary: 'accept-encoding' });
    return reply.sendFile(found.file, found.root, { cacheControl: false });
  };

/**
 * Passes the API and the static content on, so that browsers see one origin (design §6). Of the content, what
 * was released goes before what comes with the API.
 */
export async function registerApiProxy(
  app: FastifyInstance,
  apiOrigin: string,
  { idleMs = IDLE_CONNECTION_MS, content }: ProxyOptions = {},
): Promise<void> {
  for (const prefix of ['/api', '/static']) {
    await app.register(proxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      ...(content && prefix === '/static' && { preHandler: sendReleased(content) }),
      // The library's own log lines hold the filled address, and so a phone number.
      disableRequestLogging: true,
      http: {
        requestOptions: { timeout: TIMEOUT_MS },
        agentOptions: { timeout: idleMs },
      },
      replyOptions: {
        // By default the proxy asks ten times more, at once, and an API that is overloaded would get ten times the work.
        retryDelay: () => null,
        // The API counts writes by visitor: it believes this header from us, and we from nobody else.
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
        }),
        onError(reply, { error }) {
          const { destroyed, complete } = reply.request.raw;
          if (destroyed && !complete)
            reply.log.info('the visitor left before the request was whole');
          else reply.log.error({ err: error, alarm: 'api' }, 'the API does not answer');
          const timedOut = 'code' in error && error.code === 'FST_REPLY_FROM_TIMEOUT';
          const status = timedOut ? 504 : 503;
          reply
            .code(status)
            .header('cache-control', 'no-store')
            .send({ status, message: 'The service does not answer at the moment.' });
        },
      },
    });
  }
}
