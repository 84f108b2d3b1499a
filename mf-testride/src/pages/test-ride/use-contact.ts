import { listDealers } from '@site/api-client';
import type { Dealer } from '@site/contract';
import { hasContact } from '../../rules/dealer-contact';

/** The chosen dealer as its office card and the calendar file of a booking show it. */
export interface ShownDealer {
  dealer: Dealer;
  /** Whether street, e-mail and phone are there. */
  contact: 'ready' | 'loading' | 'error';
  retry: () => void;
}

/** A dealer with street, e-mail and phone: where the page was made without them, they come with its state. */
export function useContact(chosen: Dealer): ShownDealer {
  const read = listDealers.useRead(hasContact(chosen) ? null : { id: chosen.dn_state });
  const dealer = read.data?.find(({ dn_id }) => dn_id === chosen.dn_id) ?? chosen;
  const contact = hasContact(chosen) ? 'ready' : read.status;
  return { dealer, contact, retry: read.retry };
}
