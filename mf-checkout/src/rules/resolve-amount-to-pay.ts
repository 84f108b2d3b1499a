import type { PricedItem } from '@site/contract';
import type { OrderType } from './resolve-order-type';

/**
 * What is to be paid now, in rupees (spec §9): `final_amount` when the whole bike is ordered and the
 * billing state is known, else `final_preorder_amount`. Both are the server's.
 */
export function resolveAmountToPay(
  item: Pick<PricedItem, 'final_amount' | 'final_preorder_amount'>,
  { orderType, billingState }: { orderType: OrderType; billingState: string },
): number {
  return orderType === 'order' && billingState.trim() !== ''
    ? item.final_amount
    : item.final_preorder_amount;
}
