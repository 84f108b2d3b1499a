import { type OrderState, readOrderState } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { at, get, post } from './forms';
import { type PlacedOrder, referTo } from './orders';
import type { TestApi } from './test-api';

/** Address of the state of an order; with `/refresh` behind it, of the call that asks the provider first. */
export const STATE = callAddress(readOrderState);

const stateIn = (body: unknown) => at(body, ['data', 'response_data', 'order_state']) as OrderState;

/** The state of an order as a visitor reads it, with the token of a verified phone where one is given. */
export async function readState(
  { app }: TestApi,
  order: PlacedOrder,
  token?: string,
): Promise<OrderState> {
  const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return stateIn((await get(app, STATE, { ...referTo(order), ...bearer })).body);
}

/**
 * The state of an order after its provider was asked, which is done again from three seconds on.
 * @param afterMs how long after the last step of the test the visitor asks
 */
export async function refreshState(
  api: TestApi,
  order: PlacedOrder,
  afterMs = 3_000,
): Promise<OrderState> {
  api.clock.now = new Date(api.clock.now.getTime() + afterMs);
  const headers = referTo(order);
  return stateIn((await post(api.app, `${STATE}/refresh`, {}, { headers })).body);
}
