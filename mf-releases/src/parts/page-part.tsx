import { Box } from '@site/ui';
import { type ReactNode, useId } from 'react';

/** A part of the page under a heading of its own. */
export function PagePart({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 6, md: 9 } }}>
      <Box
        component="h2"
        id={id}
        sx={{ typography: 'h3', m: 0, mb: lead ? 1 : 3, fontSize: { md: '1.75rem' } }}
      >
        {title}
      </Box>
      {lead && (
        <Box component="p" sx={{ m: 0, mb: 3, maxWidth: 720, color: 'text.secondary' }}>
          {lead}
        </Box>
      )}
      {children}
    </Box>
  );
}
