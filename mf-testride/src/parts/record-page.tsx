import { Box, Section } from '@site/ui';
import type { ReactNode } from 'react';

interface RecordPageProps {
  title: string;
  tagline: string;
  children: ReactNode;
}

/** The frame of both recording pages: heading, tagline, and the form or why it is not there. */
export function RecordPage({ title, tagline, children }: RecordPageProps) {
  return (
    <Section
      level="h1"
      space="small"
      width="lg"
      title={title}
      lead={
        // Two lines on every phone, before and after the font of the brand is here.
        <Box component="span" sx={{ display: 'block', maxWidth: { xs: 300, sm: 'none' } }}>
          {tagline}
        </Box>
      }
    >
      <Box sx={{ minHeight: { md: 560 } }}>{children}</Box>
    </Section>
  );
}
