import type { PricedItem } from '@site/contract';
import { Alert } from '@site/forms';
import { isOfferApplied } from './is-offer-applied';

interface OfferNoteProps {
  item: PricedItem;
  offerCode: string;
}

/** Says so when the offer of the address does not change the price: expired, unknown or for another bike. */
export function OfferNote({ item, offerCode }: OfferNoteProps) {
  if (isOfferApplied(item, offerCode)) return null;
  return (
    <Alert severity="info" variant="outlined">
      Offer code {offerCode} does not apply to this selection.
    </Alert>
  );
}
