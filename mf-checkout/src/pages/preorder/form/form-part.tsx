import { Box, styled } from '@site/ui';
import type { ReactNode } from 'react';

const Fieldset = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });

/** A part of the form under its own title: one column on a phone, two from a tablet on. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset>
      <Box component="legend" sx={{ p: 0, mb: 2.5, typography: 'h4' }}>
        {title}
      </Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 1,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '& > .wide': { gridColumn: '1 / -1' },
        }}
      >
        {children}
      </Box>
    </Fieldset>
  );
}
