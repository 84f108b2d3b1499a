import {
  ORDER_TRACKING_HEADER,
  RECEIPT_PDF_PATH,
  type Receipt,
  readReceipt,
  servicePath,
} from '@site/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { salesOrder } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';
import { securityOf } from '../../platform/docs/security';
import { serveRead } from '../../platform/http/serve-read';
import { requirePhoneToken } from '../communication/bearer';
import { findReferredOrder, unknownOrder } from '../orders/order-reference';
import type { OrderRow } from '../orders/read-order-state';
import { drawReceipt } from './draw-receipt';
import { readReceiptOf } from './read-receipt';

const TRACKING_ID = /^O-[0-9A-Z]{12}$/;

/** The order of a tracking id, for who verified its phone. @throws HttpError 401 for anybody else */
async function findVerifiedOrder(deps: ApiDeps, request: FastifyRequest, trackingId: string) {
  const [order] = TRACKING_ID.test(trackingId)
    ? await deps.db.select().from(salesOrder).where(eq(salesOrder.trackingId, trackingId))
    : [];
  // Also for one that does not exist: whoever has no token learns nothing.
  requirePhoneToken(request, deps, order?.phone ?? '');
  if (!order) throw unknownOrder();
  return order;
}

/**
 * The receipt that a request's headers name: with the buyer's data for a verified phone only.
 * @param admit told of the order before its receipt is made; what it throws is the answer
 */
async function receiptFor(
  deps: ApiDeps,
  request: FastifyRequest,
  admit: (order: OrderRow) => Promise<void> = async () => undefined,
): Promise<Receipt> {
  const trackingId = request.headers[ORDER_TRACKING_HEADER];
  const hasBuyer = typeof trackingId === 'string';
  const order = hasBuyer
    ? await findVerifiedOrder(deps, request, trackingId)
    : await findReferredOrder(deps.db, request);
  await admit(order);
  return readReceiptOf(deps, order, hasBuyer);
}

/** The receipt as data and as a PDF, under the same headers. */
export function receiptRoutes(app: FastifyInstance, deps: ApiDeps): void {
  serveRead(app, deps, readReceipt, ({ request }) => receiptFor(deps, request), {
    isLimited: true,
  });
  app.route({
    method: 'GET',
    url: servicePath('app', deps.config.app) + RECEIPT_PDF_PATH,
    config: deps.writeLimit,
    exposeHeadRoute: false,
    schema: {
      tags: ['order'],
      summary: 'The receipt of a paid order as a PDF',
      security: securityOf(readReceipt) ?? [],
    },
    handler: async (request, reply) => {
      // Drawing takes the processor from everybody else: the limit of a sender is none to who invents devices.
      const receipt = await receiptFor(deps, request, ({ phone }) =>
        app.limitPhone(request, phone),
      );
      const name = `receipt-${receipt.tracking_id}.pdf`;
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(await drawReceipt(receipt));
    },
  });
}
