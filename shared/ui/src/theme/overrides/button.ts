import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from './focus-ring';

/** A button with words in it: a pill as high as a thumb. */
export const button: Components<Theme>['MuiButton'] = {
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
