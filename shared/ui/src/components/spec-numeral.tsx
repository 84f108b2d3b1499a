import { Box } from './box';

export interface SpecNumeralProps {
  /** What is measured, e.g. `Top speed`. */
  label: string;
  /** The numeral, e.g. `120` or `3.2`. */
  value: string | number;
  /** Small unit behind it, e.g. `km/h`. */
  unit?: string | undefined;
  size?: 'medium' | 'large' | undefined;
}

/** One measurement as a large numeral with a small unit. Put several into a `<dl>` (`SpecNumerals`). */
export function SpecNumeral({ label, value, unit, size = 'medium' }: SpecNumeralProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column-reverse',
        gap: 0.75,
        containerType: 'inline-size',
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.4 }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          fontSize:
            size === 'large'
              ? 'min(clamp(2.75rem, 1.8rem + 3.6vw, 5rem), 30cqi)'
              : 'min(clamp(2.125rem, 1.6rem + 2vw, 3.25rem), 22cqi)',
          fontWeight: 750,
          lineHeight: 1,
          letterSpacing: '-0.05em',
          fontVariantNumeric: 'tabular-nums',
          // A unit that does not fit goes to the next line whole. A numeral is broken only where a reader has set wider
          // letters than its column holds.
          overflowWrap: 'anywhere',
        }}
      >
        {value}
        {unit !== undefined && (
          <Box
            component="span"
            sx={{
              display: 'inline-block',
              ml: '0.3em',
              fontSize: '0.36em',
              fontWeight: 600,
              letterSpacing: '-0.01em',
            }}
          >
            {unit}
          </Box>
        )}
      </Box>
    </Box>
  );
}

export interface SpecNumeralsProps {
  items: readonly SpecNumeralProps[];
  /** Size of all numerals. */
  size?: 'medium' | 'large' | undefined;
}

/** A row of measurements between hairlines: two columns on a phone, up to four on a wide screen. */
export function SpecNumerals({ items, size = 'medium' }: SpecNumeralsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${Math.min(Math.max(items.length, 1), 4)}, minmax(0, 1fr))`,
        },
        columnGap: { xs: 2, md: 4 },
        rowGap: 4,
        '& > *': {
          borderTop: '1px solid',
          borderColor: 'divider',
          pt: 2,
          justifyContent: 'flex-end',
        },
      }}
    >
      {items.map((item) => (
        <SpecNumeral key={item.label} {...item} size={size} />
      ))}
    </Box>
  );
}
