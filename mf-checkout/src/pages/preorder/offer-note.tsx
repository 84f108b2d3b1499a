import type { PricedItem } from '@site/contract';
import { Box } from '@site/ui';
import { isOfferApplied } from './is-offer-applied';

interface OfferNoteProps {
  item: PricedItem;
  offerCode: string;
}

/** Says so when the offer of the address does not change the price: expired, unknown or for another bike. */
export function OfferNote({ item, offerCode }: OfferNoteProps) {
  if (isOfferApplied(item, offerCode)) return null;
  return (
    <Box
      role="alert"
      sx={{
        px: 2,
        py: 1.75,
        border: '1px solid',
        borderColor: 'info.main',
        borderRadius: '12px',
        typography: 'body2',
        fontWeight: 550,
      }}
    >
      Offer code {offerCode} does not apply to this selection.
    </Box>
  );
}
