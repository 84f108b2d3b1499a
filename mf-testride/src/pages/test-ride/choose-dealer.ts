import { TEST_RIDE_DEALER_PARAM as DEALER_PARAM } from '@site/links';

/** The address's query with that dealer chosen, or with none; what else it carries stays. */
export function chooseDealer(query: URLSearchParams, dealerId: string): URLSearchParams {
  const chosen = new URLSearchParams(query);
  if (dealerId === '') chosen.delete(DEALER_PARAM);
  else chosen.set(DEALER_PARAM, dealerId);
  return chosen;
}
