import type { PriceDisplay } from '@site/contract';
import { Box, Price, Typography } from '@site/ui';
import type { ReactNode } from 'react';

/** The price of a card, in the words of spec §2. */
export function PriceLabel({ price }: { price: PriceDisplay }) {
  if (price.kind === 'pre-book') {
    return (
      <Labelled label="Pre Book At">
        <Price amount={price.amount} />
      </Labelled>
    );
  }
  if (price.kind === 'ex-showroom') {
    return (
      <Labelled label="Ex Showroom Price">
        <Price amount={price.amount} />
      </Labelled>
    );
  }
  return (
    <Labelled label="Ex Showroom Price / Offer Price">
      <Price amount={price.amount} original={price.original} />
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="p" sx={{ m: 0 }}>
      <Typography
        component="span"
        variant="caption"
        sx={{ display: 'block', color: 'text.secondary' }}
      >
        {label}
      </Typography>{' '}
      {children}
    </Box>
  );
}
