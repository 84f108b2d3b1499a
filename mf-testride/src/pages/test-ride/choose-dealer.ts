/** Query parameter that names the chosen dealer by `dn_id`: links from elsewhere, a reload and Back keep it. */
export const DEALER_PARAM = 'dealer';

/** The address's query with that dealer chosen, or with none; what else it carries stays. */
export function chooseDealer(query: URLSearchParams, dealerId: string): URLSearchParams {
  const chosen = new URLSearchParams(query);
  if (dealerId === '') chosen.delete(DEALER_PARAM);
  else chosen.set(DEALER_PARAM, dealerId);
  return chosen;
}
