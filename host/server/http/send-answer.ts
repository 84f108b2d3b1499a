import { hasAlready } from '@site/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageAnswer } from '../pages/page-answer';
import type { Visit } from '../visits/visits';

/** An answer is made without the query that its page does not show: the visitor's own goes along. */
const withQueryOf = (target: string, location: string): string => {
  const at = target.indexOf('?');
  return (location.split('?', 1)[0] ?? '') + (at < 0 ? '' : target.slice(at));
};

/** A browser's own cache may keep a page that other visitors do not get, and asks each time. */
const ONE_VISITOR = 'private, no-cache';

/**
 * Sends an answer to a request, compressed as its browser wants it.
 * @param visit whether others get something else at this address, and what group the visitor is in from now on
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PageAnswer,
  { isSplit, setCookie }: Pick<Visit, 'isSplit' | 'setCookie'> = {},
): Promise<FastifyReply> {
  reply.code(answer.status).headers(answer.headers).header('vary', 'accept-encoding');
  if (isSplit && answer.headers['cache-control']?.startsWith('public'))
    reply.header('cache-control', ONE_VISITOR);
  if (setCookie) reply.header('set-cookie', setCookie);
  const { location } = answer.headers;
  if (location !== undefined) reply.header('location', withQueryOf(request.url, location));
  if (answer.isKept) {
    reply.header('etag', answer.etag);
    if (answer.status === 200 && hasAlready(request, answer.etag)) return reply.code(304).send();
  }
  const { body, encoding } = await answer.bodyFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}
