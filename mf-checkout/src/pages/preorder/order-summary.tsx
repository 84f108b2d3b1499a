import type { PricedItem } from '@site/contract';
import { formatItemName } from '@site/links';
import { Box, Card, Typography } from '@site/ui';
import { buildFullPriceLines, buildPreorderLines } from './build-price-lines';
import { NextSteps } from './next-steps';
import { PriceLines } from './price-lines';

/** What was chosen, what it costs to pre-book and in full, and how to go on. */
export function OrderSummary({ item }: { item: PricedItem }) {
  return (
    <Card component="section" aria-label="Order summary" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography component="h2" variant="h4">
        Order summary
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        {formatItemName(item)}, {item.colour}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3.5, mt: 3 }}>
        {item.preorder_amount > 0 && (
          <PriceLines
            title="To pre-book"
            totalLabel="Total to pre-book"
            breakdown={buildPreorderLines(item)}
          />
        )}
        <PriceLines title="Full price" totalLabel="Total" breakdown={buildFullPriceLines(item)} />
        <NextSteps item={item} />
      </Box>
    </Card>
  );
}
