import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Box } from './box';

export interface PageHeadingProps {
  title: ReactNode;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
  /** `h1` once per page (default); `h2` heads a section. */
  level?: 'h1' | 'h2' | undefined;
  align?: 'left' | 'center' | undefined;
  /** Id of the heading, to label its section. */
  id?: string | undefined;
}

/** The heading of a page or section. The shell moves the focus to the page's `h1` on navigation. */
export function PageHeading({ title, eyebrow, lead, level = 'h1', align, id }: PageHeadingProps) {
  const centred = align === 'center';
  return (
    <Box sx={{ maxWidth: 860, mx: centred ? 'auto' : 0, textAlign: centred ? 'center' : 'left' }}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Typography
        component={level}
        variant={level === 'h1' ? 'h1' : 'h2'}
        {...(id ? { id } : {})}
        {...(level === 'h1' ? { tabIndex: -1 } : {})}
        sx={{
          outline: 'none',
          ...(level === 'h1' && {
            fontSize: 'clamp(2.25rem, 1.4rem + 3.6vw, 4.25rem)',
            // A long word that a reader has enlarged on a phone is broken, where it would be cut off with the text below.
            overflowWrap: 'anywhere',
          }),
        }}
      >
        {title}
      </Typography>
      {lead && (
        <Typography
          component="p"
          variant="subtitle1"
          sx={{ mt: 2.5, maxWidth: 640, mx: centred ? 'auto' : 0, color: 'text.secondary' }}
        >
          {lead}
        </Typography>
      )}
    </Box>
  );
}

/** A short line in capitals with the brand's red stroke before it. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="p"
      variant="overline"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        mb: 2,
        color: 'text.secondary',
        '&::before': { content: '""', width: 28, height: 2, backgroundColor: 'brand.red' },
      }}
    >
      {children}
    </Typography>
  );
}
