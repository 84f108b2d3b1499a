import type { FastifyRequest } from 'fastify';

/** Whether a browser sends a request from a page of this site: no other site can make it say so. */
export const isFromOwnPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'same-origin';

/** Whether a browser says that a page of another site sends a request. One that says nothing of it may be an old browser, or plain http. */
export const isFromOtherSite = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
