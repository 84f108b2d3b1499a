import { Box, formatPrice } from '@site/ui';
import { useId } from 'react';
import type { PriceBreakdown } from './build-price-lines';

interface PriceLinesProps {
  title: string;
  totalLabel: string;
  breakdown: PriceBreakdown;
}

/** One breakdown: its lines, then the total below a hairline. */
export function PriceLines({ title, totalLabel, breakdown }: PriceLinesProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box
        component="h3"
        id={id}
        sx={{ m: 0, mb: 1, typography: 'overline', color: 'text.secondary' }}
      >
        {title}
      </Box>
      <Box component="dl" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {breakdown.lines.map(({ label, amount }) => (
          <Line key={label} label={label} amount={amount} />
        ))}
        <Line label={totalLabel} amount={breakdown.total} total />
      </Box>
    </Box>
  );
}

interface LineProps {
  label: string;
  amount: number;
  total?: boolean;
}

function Line({ label, amount, total = false }: LineProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 0.75,
        ...(total && {
          mt: 0.75,
          pt: 1.5,
          borderTop: '1px solid',
          borderColor: 'divider',
          fontWeight: 750,
        }),
      }}
    >
      <dt>{label}</dt>
      <Box component="dd" sx={{ m: 0, textAlign: 'right', whiteSpace: 'nowrap' }}>
        {amount < 0 ? `− ${formatPrice(-amount)}` : formatPrice(amount)}
      </Box>
    </Box>
  );
}
