import { Box } from '@site/ui';
import { type ReactNode, useId } from 'react';
import { PARTS, type PartId } from './parts';

/** A part of the page under a heading of its own, at its anchor. */
export function PagePart({
  part,
  lead,
  children,
}: {
  part: PartId;
  lead?: string;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <Box component="section" id={part} aria-labelledby={headingId} sx={{ mt: { xs: 6, md: 9 } }}>
      <Box
        component="h2"
        id={headingId}
        sx={{ typography: 'h3', m: 0, mb: lead ? 1 : 3, fontSize: { md: '1.75rem' } }}
      >
        {PARTS[part]}
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
