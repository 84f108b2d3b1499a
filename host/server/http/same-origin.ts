import type { FastifyRequest } from 'fastify';

/** Whether a browser sends a request from a page of this site: no other site can make it say so. */
export const isFromOwnPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'same-origin';
