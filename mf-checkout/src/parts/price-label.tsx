import { type Prices, resolvePriceDisplay } from '@site/contract';
import { Box, formatPrice, Price, Typography } from '@site/ui';

interface PriceLabelProps {
  prices: Prices;
  /** What a pre-booking costs, in rupees; 0 where none is offered. */
  preorder: number;
}

/** The prices of a card, in the words of spec §2: what the bike costs first, what is paid to pre-book set apart. */
export function PriceLabel({ prices, preorder }: PriceLabelProps) {
  const price = resolvePriceDisplay(prices);
  const isOffer = price.kind === 'offer';
  return (
    <Box component="p" sx={{ m: 0 }}>
      <Typography
        component="span"
        variant="caption"
        sx={{ display: 'block', color: 'text.secondary' }}
      >
        {isOffer ? 'Ex Showroom Price / Offer Price' : 'Ex Showroom Price'}
      </Typography>{' '}
      <Price amount={price.amount} original={price.original} />{' '}
      {preorder > 0 && (
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}
        >
          Pre Book At {formatPrice(preorder)}
        </Typography>
      )}
    </Box>
  );
}
