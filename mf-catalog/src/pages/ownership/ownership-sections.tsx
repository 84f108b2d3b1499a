import type { OwnershipSection } from '@site/contract';
import { Box, Typography } from '@site/ui';
import { OwnershipTable } from './ownership-table';

/** Headings with paragraphs, a table and points, each where there is one. */
export function OwnershipSections({ sections }: { sections: readonly OwnershipSection[] }) {
  return sections.map(({ id, heading, paragraphs, points, table }) => (
    <Box component="section" key={id} aria-labelledby={id}>
      <Typography component="h2" variant="h3" id={id} sx={{ scrollMarginTop: 112 }}>
        {heading}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mt: 2 }}>
          {paragraph}
        </Typography>
      ))}
      {table && <OwnershipTable table={table} />}
      {points.length > 0 && (
        <Box component="ul" sx={{ mt: 2, mb: 0, pl: 3, '& li': { mb: 1 } }}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Box>
      )}
    </Box>
  ));
}
