import type { LegalPage } from '@site/contract';
import { StaticPart } from '@site/shell';
import { Box, Button, Section, Typography } from '@site/ui';
import { LegalContents } from './legal-contents';

/** A legal text: table of contents beside numbered sections, fit to print. */
export function LegalText({ page }: { page: LegalPage }) {
  return (
    <Section
      level="h1"
      space="small"
      title={page.title}
      eyebrow={`Last revision ${page.last_revision}`}
      lead={page.summary}
      aside={
        <Box data-no-print>
          <Button variant="outlined" onClick={() => window.print()}>
            Print
          </Button>
        </Box>
      }
    >
      <Box sx={columns}>
        <LegalContents sections={page.sections} />
        <StaticPart>
          {page.sections.map(({ id, heading, paragraphs, points }, index) => (
            <Box component="section" key={id} aria-labelledby={id} sx={section}>
              <Typography component="h2" variant="h3" id={id} tabIndex={-1}>
                {index + 1}. {heading}
              </Typography>
              {paragraphs.map((paragraph) => (
                <Typography key={paragraph} sx={{ mt: 2 }}>
                  {paragraph}
                </Typography>
              ))}
              {points.length > 0 && (
                <Box component="ul" sx={{ mt: 2, mb: 0, pl: 3, '& li': { mb: 1 } }}>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </Box>
              )}
            </Box>
          ))}
        </StaticPart>
      </Box>
    </Section>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 720px)' },
  columnGap: { md: 8, lg: 12 },
  rowGap: 5,
  '@media print': { display: 'block' },
} as const;

const section = {
  borderTop: '1px solid',
  borderColor: 'divider',
  pt: 4,
  pb: 5,
  breakInside: 'avoid-page',
  '& h2': { outline: 'none', scrollMarginTop: 112 },
} as const;
