import { Box, Typography } from '@site/ui';
import type { ReactNode } from 'react';

/** Names and their values with hairlines between; a value that has no room beside its name goes below it, whole. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Box component="dl" sx={{ m: 0, maxWidth: 620, textAlign: 'left', color: 'text.primary' }}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={rowSx}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Box component="dd" sx={valueSx}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const valueSx = {
  m: 0,
  ml: 'auto',
  fontWeight: 650,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;
