import { readOrderHistory } from '@site/contract';
import type { FastifyInstance } from 'fastify';
import { requirePhoneToken } from '../communication/bearer';
import type { ApiDeps } from '../deps';
import { serveRead } from '../http/serve-read';
import { readLatestOrder } from './read-latest-order';

/** orders/fullpayment/orders/details/{phone}: the latest order, for who verified that phone only. */
export function orderHistoryRoute(app: FastifyInstance, deps: ApiDeps): void {
  serveRead(app, deps, readOrderHistory, async ({ params: { id = '' }, request }) => {
    requirePhoneToken(request, deps, id);
    const order = await readLatestOrder(deps.db, id);
    return order ? [order] : [];
  });
}
