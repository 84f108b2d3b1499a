import { Box, formatPrice } from '@site/ui';
import { useId } from 'react';
import type { PriceBreakdown, PriceLine } from './build-price-lines';

interface PriceLinesProps {
  title: string;
  totalLabel: string;
  breakdown: PriceBreakdown;
}

/** One breakdown: its lines with what each is for, then the total below a hairline. */
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
        {breakdown.lines.map((line) => (
          <Line key={line.label} {...line} />
        ))}
        <Line label={totalLabel} amount={breakdown.total} total />
      </Box>
    </Box>
  );
}

function Line({ label, amount, note, total = false }: PriceLine & { total?: boolean }) {
  return (
    <Box sx={{ ...lineSx, ...(total && totalSx) }}>
      <dt>{label}</dt>
      <Box component="dd" sx={{ m: 0, textAlign: 'right', whiteSpace: 'nowrap' }}>
        {formatPrice(amount)}
      </Box>
      {note && (
        <Box
          component="dd"
          sx={{ m: 0, gridColumn: '1 / -1', typography: 'caption', color: 'text.secondary' }}
        >
          {note}
        </Box>
      )}
    </Box>
  );
}

const lineSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 0.75,
} as const;

const totalSx = {
  mt: 0.75,
  pt: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  fontWeight: 750,
} as const;
