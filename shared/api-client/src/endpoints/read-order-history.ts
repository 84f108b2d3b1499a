import { type Order, orderListSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { appPath } from '../http/paths';
import { isRecord, read, responseData } from '../http/read';
import { type ReadState, useRead } from '../http/use-read';

/**
 * The latest order of a phone number, at most one: `GET /{app}/orders/fullpayment/orders/details/{phone}`
 * (spec §7). For a visitor's own browser only: it needs the bearer token of that number (401 without),
 * and its key holds the number, so no loader may read it.
 */
export function readOrderHistory(phoneNumber: string): Read<Order[]> {
  return {
    key: `orders/of/${phoneNumber}`,
    fetch: (signal) =>
      read(
        appPath('orders', 'fullpayment', 'orders', 'details', phoneNumber),
        orderListSchema,
        (body) => {
          const data = responseData(body);
          return isRecord(data) ? data['order_list'] : undefined;
        },
        signal,
      ),
  };
}

/** {@link readOrderHistory} in a page; null (no verified number yet) reads nothing. */
export function useOrderHistory(phoneNumber: string | null): ReadState<Order[]> {
  const { key, fetch } = readOrderHistory(phoneNumber ?? '');
  return useRead(phoneNumber === null ? null : key, fetch);
}
