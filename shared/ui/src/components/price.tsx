import { formatPrice } from '@site/contract';
import { Box } from './box';
import { visuallyHidden } from './visually-hidden';

export interface PriceProps {
  /** What is to be paid, in rupees. */
  amount: number;
  /** The price before a discount, in rupees: shown struck through. */
  original?: number | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
}

const sizes = {
  small: '1rem',
  medium: '1.375rem',
  large: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)',
} as const;

/** A price in rupees; with `original`, the earlier price struck through beside it. */
export function Price({ amount, original, size = 'medium' }: PriceProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        // In a column beside a picture it may fit in one font and not in the other: always two lines.
        ...(size === 'large' && { flexDirection: { md: 'column' } }),
        columnGap: '0.5em',
        fontSize: sizes[size],
        fontWeight: 750,
        letterSpacing: '-0.03em',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span>{formatPrice(amount)}</span>
      {original !== undefined && (
        <Box
          component="s"
          sx={{
            color: 'text.secondary',
            fontSize: '0.68em',
            fontWeight: 500,
            letterSpacing: '-0.01em',
          }}
        >
          <Box component="span" sx={visuallyHidden}>
            Original price{' '}
          </Box>
          {formatPrice(original)}
        </Box>
      )}
    </Box>
  );
}
