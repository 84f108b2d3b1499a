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
    <Section level="h1" space="small" width="lg" title={title} lead={tagline}>
      <Box sx={{ minHeight: { md: 560 } }}>{children}</Box>
    </Section>
  );
}
