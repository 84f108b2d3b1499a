import type { PricedItem } from '@site/contract';
import { formatItemName } from '@site/links';
import { Box, Card, LinkButton, Typography } from '@site/ui';
import { FORM_ANCHOR } from './anchors';
import { buildPreorderLines } from './build-price-lines';
import { PriceLines } from './price-lines';
import { SaveForLater } from './save-for-later';
import { StateEstimate } from './state-estimate';

interface OrderSummaryProps {
  item: PricedItem;
  offerCode: string;
}

/** What was chosen, what it costs to pre-book and on the road, and the ways on. */
export function OrderSummary({ item, offerCode }: OrderSummaryProps) {
  const name = formatItemName(item);
  return (
    <Card component="section" aria-label="Order summary" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography component="h2" variant="h4">
        Order summary
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        {name}, {item.colour}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3.5, mt: 3 }}>
        {item.preorder_amount > 0 && (
          <PriceLines
            title="To pre-book"
            totalLabel="Total to pre-book"
            breakdown={buildPreorderLines(item)}
          />
        )}
        <StateEstimate item={item} offerCode={offerCode} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <LinkButton to={`#${FORM_ANCHOR}`} variant="contained" size="large">
            Continue to order
          </LinkButton>
          <SaveForLater title={name} />
        </Box>
      </Box>
    </Card>
  );
}
