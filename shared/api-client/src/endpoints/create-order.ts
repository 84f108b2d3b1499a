import type { OrderCreate } from '@site/contract';
import { appPath } from '../http/paths';
import { type WriteResult, write } from '../http/write';

/**
 * Creates a pre-order or an order: `POST /{app}/order/preorder/create` (spec §7). The answer's `data`
 * is handed on as it came: an order without an id and one that lacks a field have messages of their
 * own (spec §8), so it is for the caller to judge.
 */
export function createOrder(
  order: OrderCreate,
  idempotencyKey: string,
): Promise<WriteResult<unknown>> {
  return write(
    appPath('order', 'preorder', 'create'),
    order,
    idempotencyKey,
    (body) => body['data'] ?? {},
  );
}
