import { fieldColumns } from '@site/form-parts';
import { Box, styled } from '@site/ui';
import type { ReactNode } from 'react';

const Fieldset = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });

/** A part of a long form under its own title: one column on a phone, two from a tablet on. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset>
      <Box component="legend" sx={{ p: 0, mb: 2, typography: 'h5' }}>
        {title}
      </Box>
      <Box sx={{ ...fieldColumns, mb: 3 }}>{children}</Box>
    </Fieldset>
  );
}
