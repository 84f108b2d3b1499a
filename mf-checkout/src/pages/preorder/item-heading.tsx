import type { PricedItem } from '@site/contract';
import { pricesOfItem, resolvePriceDisplay } from '@site/contract';
import { formatItemName } from '@site/links';
import { Box, PageHeading, Price, Typography } from '@site/ui';
import { PriceNote } from '../../parts/price-note';

/** Title and variant, the price in rupees, and the discount with its words when there is one (spec §2). */
export function ItemHeading({ item }: { item: PricedItem }) {
  const { discount_title, discount_desc } = item.discount_details;
  const price = resolvePriceDisplay(pricesOfItem(item));
  return (
    <Box>
      <PageHeading eyebrow="Pre-order" title={formatItemName(item)} />
      <Box component="p" sx={{ m: 0, mt: 2.5 }} aria-live="polite">
        <Price size="large" amount={price.amount} original={price.original} />
        <Typography
          component="span"
          variant="caption"
          sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}
        >
          Ex-showroom price
        </Typography>
      </Box>
      <PriceNote />
      {price.kind === 'offer' && (discount_title || discount_desc) && (
        <Box sx={{ mt: 2.5, pl: 2, borderLeft: '2px solid', borderColor: 'brand.red' }}>
          {discount_title && <Typography variant="subtitle2">{discount_title}</Typography>}
          {discount_desc && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {discount_desc}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
