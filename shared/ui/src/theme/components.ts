import type { Components, Theme } from '@mui/material/styles';
import { brand } from '@site/brand';

type Overrides = Components<Theme>;

const focusRing = {
  outline: '3px solid currentColor',
  outlineOffset: 3,
} as const;

const baseline: Overrides['MuiCssBaseline'] = {
  styleOverrides: {
    html: { scrollPaddingTop: 96, WebkitTextSizeAdjust: '100%' },
    // What is jumped to or gets the focus stands below a bar that sticks under the header.
    'html:has([data-product-bar])': { scrollPaddingTop: 152 },
    body: { minHeight: '100dvh', overflowX: 'clip', fontOpticalSizing: 'auto' },
    'h1, h2, h3': { textWrap: 'balance' },
    p: { textWrap: 'pretty' },
    'button, input, select, textarea': { fontFamily: 'inherit' },
    'img, picture, video, iframe': { maxWidth: '100%' },
    ':focus-visible': focusRing,
    '::selection': { background: brand.colours.primary, color: '#ffffff' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
};

const button: Overrides['MuiButton'] = {
  defaultProps: { disableElevation: true, disableRipple: true },
  styleOverrides: {
    root: ({ theme }) => ({
      borderRadius: 999,
      minHeight: 44,
      paddingInline: 22,
      whiteSpace: 'nowrap',
      transition: 'background-color 160ms, border-color 160ms, color 160ms',
      '&.Mui-focusVisible': { ...focusRing, outlineColor: theme.vars?.palette.text.primary },
      variants: [
        {
          props: { size: 'small' },
          style: { minHeight: 36, paddingInline: 16, fontSize: '0.875rem' },
        },
        // Bold and 19 px: large enough for white on the brand's own red (design §9).
        {
          props: { size: 'large' },
          style: {
            minHeight: 56,
            paddingInline: 32,
            fontSize: '1.1875rem',
            fontWeight: 700,
            // The longest labels take two lines on the narrowest phones.
            lineHeight: 1.25,
            whiteSpace: 'normal',
            textAlign: 'center',
          },
        },
        {
          props: { variant: 'contained', color: 'primary' },
          style: {
            color: '#ffffff',
            backgroundColor: theme.vars?.palette.brand.action,
            '&:hover': { backgroundColor: theme.vars?.palette.brand.actionHover },
          },
        },
        {
          props: { variant: 'contained', color: 'primary', size: 'large' },
          style: { backgroundColor: theme.vars?.palette.brand.red },
        },
        {
          props: { variant: 'outlined' },
          style: {
            color: theme.vars?.palette.text.primary,
            borderColor: theme.vars?.palette.text.primary,
            '&:hover': {
              color: theme.vars?.palette.background.default,
              backgroundColor: theme.vars?.palette.text.primary,
              borderColor: theme.vars?.palette.text.primary,
            },
          },
        },
        {
          props: { variant: 'text' },
          style: {
            color: theme.vars?.palette.text.primary,
            '&:hover': { backgroundColor: theme.vars?.palette.divider },
          },
        },
      ],
    }),
  },
};

/** How MUI's parts look here: pills, hairlines instead of shadows, no ripple. */
export const components: Overrides = {
  MuiCssBaseline: baseline,
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // It takes the outline away from everything that is pressed; the keyboard needs it.
    styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing } },
  },
  // Rows from edge to edge: outside, the ring would be cut off.
  MuiListItemButton: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -3 } } } },
  MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -3 } } } },
  MuiButton: button,
  MuiContainer: {
    styleOverrides: {
      root: {
        variants: [
          {
            props: { disableGutters: false },
            // Twice: MUI's own gutters stand in a media query, which goes after plain rules.
            style: {
              paddingInline: 16,
              '@media (min-width: 600px)': { paddingInline: 'clamp(24px, 4.6vw, 72px)' },
            },
          },
        ],
      },
      maxWidthXl: { '@media (min-width: 1536px)': { maxWidth: 1640 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      // Icons are one and a half times the text: 24 px.
      root: {
        width: 44,
        height: 44,
        fontSize: '1rem',
        color: 'inherit',
        '&.Mui-focusVisible': focusRing,
      },
    },
  },
  // Subtitles are text, not headings of level 6.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiLink: {
    defaultProps: { color: 'inherit', underline: 'hover' },
    styleOverrides: { root: { textUnderlineOffset: '0.25em', textDecorationThickness: '1px' } },
  },
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
  MuiChip: { styleOverrides: { root: { fontWeight: 650, letterSpacing: 0 } } },
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
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        backgroundColor: theme.vars?.palette.surface.raised,
        // 3:1 against both grounds; a focused field is ink, so that red always means an error.
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars?.palette.text.disabled },
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars?.palette.text.primary,
        },
      }),
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focused:not(.Mui-error)': { color: theme.vars?.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      // A hint says why a field is disabled: it must stay readable.
      root: ({ theme }) => ({ '&.Mui-disabled': { color: theme.vars?.palette.text.secondary } }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // Both buttons are as large as a thumb, and the text ends before them.
      root: {
        '&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon .MuiOutlinedInput-root': {
          paddingRight: 97,
        },
        '&.MuiAutocomplete-hasPopupIcon .MuiOutlinedInput-root': { paddingRight: 53 },
      },
      endAdornment: { display: 'flex', top: 0, bottom: 0, alignItems: 'center', transform: 'none' },
      clearIndicator: { width: 44, height: 44, marginRight: 0 },
      popupIndicator: { width: 44, height: 44, marginRight: -6 },
      paper: ({ theme }) => ({
        marginBlock: 6,
        borderRadius: 14,
        border: `1px solid ${theme.vars?.palette.divider}`,
        backgroundColor: theme.vars?.palette.surface.raised,
      }),
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiTableCell: {
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }) },
  },
};
