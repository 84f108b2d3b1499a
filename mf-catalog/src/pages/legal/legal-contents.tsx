import type { LegalSection } from '@site/contract';
import { Box, MuiLink, Typography } from '@site/ui';
import { useId } from 'react';

/** The table of contents: links to the sections of this page, beside the text on a wide screen, where they stay in view. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  const headingId = useId();
  return (
    <Box component="nav" aria-labelledby={headingId} data-no-print>
      <Box sx={{ position: { md: 'sticky' }, top: 112 }}>
        <Typography component="h2" variant="subtitle2" id={headingId} sx={{ mb: 1 }}>
          On this page
        </Typography>
        <Box component="ol" sx={{ m: 0, pl: 3, color: 'text.secondary' }}>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <MuiLink href={`#${id}`} sx={{ display: 'inline-block', py: 0.75 }}>
                {heading}
              </MuiLink>
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
