import type { PriceDisplay } from '@site/contract';
import { Box, Price, Typography } from '@site/ui';

interface VariantPriceProps {
  price: PriceDisplay;
  size: 'medium' | 'large';
}

/** The price by the rule of spec §4: the offer's with the actual one struck through, or ex-showroom. */
export function VariantPrice({ price, size }: VariantPriceProps) {
  const offer = price.kind === 'offer';
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <Typography component="span" variant="caption" sx={{ display: 'block', mb: 0.25 }}>
        {offer ? 'Offer Price' : 'Ex Showroom Price'}
      </Typography>
      <Price amount={price.amount} size={size} {...(offer ? { original: price.original } : {})} />
    </Box>
  );
}
