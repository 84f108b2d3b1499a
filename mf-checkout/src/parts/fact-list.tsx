import { Box, Typography } from '@site/ui';
import { Fragment, type ReactNode } from 'react';

/** Names and their values, one under the other, hairlines between. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        textAlign: 'left',
        fontVariantNumeric: 'tabular-nums',
        '& > *': { m: 0, py: 1.25, pr: 2, borderTop: '1px solid', borderColor: 'divider' },
        '& > dd': { pr: 0, textAlign: 'right', fontWeight: 650, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Box>
  );
}
