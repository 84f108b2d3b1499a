import { Box } from '@site/ui';
import { type ReactNode, useId } from 'react';

/** A raised card that its heading names. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="article"
      aria-labelledby={id}
      sx={{
        p: { xs: 2.5, md: 3 },
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 2,
        backgroundColor: 'surface.raised',
      }}
    >
      <Box component="h3" id={id} sx={{ typography: 'h6', m: 0, color: 'text.secondary' }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
