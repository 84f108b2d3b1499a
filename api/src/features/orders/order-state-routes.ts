import {
  ORDER_REFERENCE_HEADER,
  type OrderState,
  readOrderState,
  refreshOrderState,
} from '@site/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiDeps } from '../../platform/deps';
import { serveRead } from '../../platform/http/serve-read';
import { serveWrite } from '../../platform/http/serve-write';
import { PaymentProviderError } from '../../platform/payment-provider/provider';
import { hasPhoneToken } from '../communication/bearer';
import { reconcileOrder } from '../payments/reconcile-order';
import { findReferredOrder } from './order-reference';
import { type OrderRow, readPaymentOf, readStateOf } from './read-order-state';

/** Within this time after an answer of the provider, nobody needs to ask it again. */
const ASK_PAUSE_MS = 2_000;

/** Asks the provider about an order that is not settled. False when it could not be asked. */
async function askProvider(
  deps: ApiDeps,
  request: FastifyRequest,
  order: OrderRow,
): Promise<boolean> {
  if (order.status !== 'created' && order.status !== 'failed') return true;
  const { checkedAt, vendorOrderId } = await readPaymentOf(deps.db, order.id);
  const sinceMs = deps.now().getTime() - (checkedAt?.getTime() ?? 0);
  if (sinceMs >= 0 && sinceMs < ASK_PAUSE_MS) return true;
  try {
    await reconcileOrder(deps, request.log, vendorOrderId);
    return true;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    request.log.warn({ err: error, event: 'payment-not-checked' }, 'payment');
    return false;
  }
}

/** order/state, and the same after asking the provider. Both need the order's reference. */
export function orderStateRoutes(app: FastifyInstance, deps: ApiDeps): void {
  serveRead(
    app,
    deps,
    readOrderState,
    async ({ request }) => {
      const order = await findReferredOrder(deps.db, request);
      return readStateOf(deps, order, { isPhoneProven: hasPhoneToken(request, deps, order.phone) });
    },
    { isLimited: true },
  );

  // Everything happens before the transaction of the write, which keeps nothing but its answer.
  serveWrite<typeof refreshOrderState, OrderState>(
    app,
    deps,
    refreshOrderState,
    async ({ prepared }) => prepared,
    {
      isAbout: ({ headers }) => String(headers[ORDER_REFERENCE_HEADER] ?? ''),
      prepare: async ({ request }) => {
        const order = await findReferredOrder(deps.db, request);
        const couldAsk = await askProvider(deps, request, order);
        const isPhoneProven = hasPhoneToken(request, deps, order.phone);
        return readStateOf(deps, await findReferredOrder(deps.db, request), {
          couldAsk,
          isPhoneProven,
        });
      },
    },
  );
}
