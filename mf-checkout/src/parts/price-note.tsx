import { readFinePrint } from '@site/api-client';
import { Typography } from '@site/ui';

/** What a price holds and of which date it is, below the prices of a view. Left out while it cannot be read. */
export function PriceNote() {
  const text = readFinePrint.useRead().data?.price;
  if (!text) return null;
  return (
    <Typography component="p" variant="caption" sx={{ m: 0, color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
