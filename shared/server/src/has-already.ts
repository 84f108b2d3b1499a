import type { FastifyRequest } from 'fastify';

/**
 * True when the caller has what this tag stands for. A cache on the way that compressed an answer calls its tag weak
 * (`W/"…"`), and a caller may name several: RFC 9110, section 13.1.2.
 */
export const hasAlready = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.includes(etag) ?? false;
