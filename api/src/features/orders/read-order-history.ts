import { readOrderHistory } from '@site/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../platform/deps';
import { serveRead } from '../../platform/http/serve-read';
import { requirePhoneToken } from '../communication/bearer';
import { readLatestOrder } from './read-latest-order';

/** orders/fullpayment/orders/details/{phone}: the latest order, for who verified that phone only. */
export function readOrderHistoryRoute(app: FastifyInstance, deps: ApiDeps): void {
  serveRead(app, deps, readOrderHistory, async ({ params: { id }, request }) => {
    requirePhoneToken(request, deps, id);
    const order = await readLatestOrder(deps.reads, id);
    return order ? [order] : [];
  });
}
