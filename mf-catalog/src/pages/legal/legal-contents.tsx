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
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', color: 'text.secondary' }}>
          {sections.map(({ id, heading }, index) => (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
              <Box component="span" aria-hidden="true" sx={{ minWidth: '1.5em' }}>
                {index + 1}.
              </Box>
              <MuiLink
                href={`#${id}`}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
              >
                {heading}
              </MuiLink>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
