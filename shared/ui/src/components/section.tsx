import Container from '@mui/material/Container';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Box } from './box';
import { PageHeading } from './page-heading';

export interface SectionProps {
  children?: ReactNode;
  title?: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** `h1` when this section heads the page. */
  level?: 'h1' | 'h2' | undefined;
  align?: 'left' | 'center' | undefined;
  /** Ground: the page's, a band set into it, or always dark. */
  tone?: 'default' | 'sunken' | 'dark' | undefined;
  /** Widest content: MUI container sizes, or false for the full width. */
  width?: 'sm' | 'md' | 'lg' | 'xl' | false | undefined;
  /** Space above and below. */
  space?: 'none' | 'small' | 'normal' | undefined;
  /** Something at the right of the heading on wide windows, e.g. a link. */
  aside?: ReactNode;
  /** Anchor. */
  id?: string | undefined;
  sx?: SxProps<Theme> | undefined;
}

const grounds = { default: 'transparent', sunken: 'surface.sunken', dark: 'background.default' };
const spaces = { none: 0, small: { xs: 5, md: 8 }, normal: { xs: 8, md: 14 } };

/** A band of a page: ground, space, the site's content width and, with a title, its heading. */
export function Section(props: SectionProps) {
  const { children, title, eyebrow, lead, level = 'h2', align, tone = 'default' } = props;
  const { width = 'xl', space = 'normal', aside, id, sx } = props;
  const headingId = useId();
  return (
    <Box
      component="section"
      {...(id ? { id } : {})}
      {...(title ? { 'aria-labelledby': headingId } : {})}
      {...(tone === 'dark' ? { 'data-color-scheme': 'dark' } : {})}
      sx={[
        { py: spaces[space], backgroundColor: grounds[tone] },
        tone === 'dark' && { color: 'text.primary', colorScheme: 'dark' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Container maxWidth={width} disableGutters={width === false}>
        {title && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'flex-end',
              justifyContent: align === 'center' ? 'center' : 'space-between',
              gap: 3,
              mb: children ? { xs: 4, md: 7 } : 0,
            }}
          >
            <PageHeading {...{ title, eyebrow, lead, level, align }} id={headingId} />
            {aside}
          </Box>
        )}
        {children}
      </Container>
    </Box>
  );
}
