import { fieldColumns } from '@site/form-parts';
import { Box, Typography } from '@site/ui';
import { type ReactNode, useId } from 'react';

const sectionGrid = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 9fr)' },
} as const;

interface FormSectionProps {
  title: string;
  /** One line that says what belongs here. */
  hint: string;
  children: ReactNode;
}

/** A named part of a longer form: its title at the left, its fields in two columns beside it. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ ...sectionGrid, py: { xs: 4, md: 5 }, borderTop: 1, borderColor: 'divider' }}
    >
      <Box>
        <Typography component="h2" variant="h4" id={id}>
          {title}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{hint}</Typography>
      </Box>
      <Box sx={fieldColumns}>{children}</Box>
    </Box>
  );
}

/** A field over both columns. */
export function WideField({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
}

/** What ends the form, in line with its fields. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <Box sx={sectionGrid}>
      <Box sx={{ gridColumn: { md: 2 } }}>{children}</Box>
    </Box>
  );
}
