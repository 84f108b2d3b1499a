import * as contract from '@site/contract';
import { fetchAnswer } from '../http/fetch-answer';

/** The reference travels in a header: no address, and so no log and no history, ever has it. */
const referTo = (reference: string) => ({ [contract.ORDER_REFERENCE_HEADER]: reference });

/**
 * What the API knows of an order.
 * @throws ApiError `http` with status 404 for a reference that is not known
 */
export function readOrderState(reference: string): Promise<contract.OrderState> {
  return fetchAnswer(contract.readOrderState, {}, { headers: referTo(reference) });
}

/** The same after asking the payment provider. */
export function refreshOrderState(reference: string): Promise<contract.OrderState> {
  const init = { headers: referTo(reference), body: new FormData() };
  return fetchAnswer(contract.refreshOrderState, {}, init);
}
