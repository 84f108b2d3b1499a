import { readFinePrint } from '@site/api-client';
import type { FinePrint as Texts } from '@site/contract';
import { Typography } from '@site/ui';

/** What belongs below a range or a price: test cycle, or what is in it and of which date. Left out unread. */
export function FinePrint({ of }: { of: keyof Texts }) {
  const text = readFinePrint.useRead().data?.[of];
  if (!text) return null;
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ mt: 2, maxWidth: 720, color: 'text.secondary' }}
    >
      {text}
    </Typography>
  );
}
