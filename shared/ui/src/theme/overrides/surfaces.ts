import type { Components, Theme } from '@mui/material/styles';

/** What lies on the ground of the page or above it: hairlines instead of shadows. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 16,
        border: `1px solid ${theme.vars?.palette.divider}`,
        backgroundColor: theme.vars?.palette.surface.raised,
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 20,
        border: `1px solid ${theme.vars?.palette.divider}`,
        backgroundColor: theme.vars?.palette.surface.raised,
        variants: [{ props: { fullScreen: true }, style: { borderRadius: 0, border: 0 } }],
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { fontSize: '1.5rem', fontWeight: 750, letterSpacing: '-0.025em', paddingTop: 28 },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 28px' } } },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        variants: [
          { props: { invisible: false }, style: { backgroundColor: 'rgba(0, 0, 0, 0.62)' } },
        ],
      },
    },
  },
  MuiAlert: {
    styleOverrides: { root: { borderRadius: 12, alignItems: 'center', fontWeight: 550 } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 14,
        border: `1px solid ${theme.vars?.palette.divider}`,
        backgroundColor: theme.vars?.palette.surface.raised,
      }),
    },
  },
};
