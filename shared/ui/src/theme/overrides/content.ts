import type { Components, Theme } from '@mui/material/styles';

/** The column of a page, and what stands in it as text. */
export const content: Components<Theme> = {
  MuiContainer: {
    styleOverrides: {
      root: {
        variants: [
          {
            props: { disableGutters: false },
            // Twice: MUI's own gutters stand in a media query, which goes after plain rules.
            style: {
              paddingInline: 16,
              '@media (min-width:37.5rem)': { paddingInline: 'clamp(24px, 4.6vw, 72px)' },
            },
          },
        ],
      },
      maxWidthXl: { '@media (min-width:96rem)': { maxWidth: 1640 } },
    },
  },
  // Subtitles are text, not headings of level 6.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 650, letterSpacing: 0 } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiTableCell: {
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }) },
  },
};
