import type { Components, Theme } from '@mui/material/styles';
import { button } from './button';
import { focusRing } from './focus-ring';

/** What is pressed: buttons, links, rows of lists and menus. */
export const pressables: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // It takes the outline away from everything that is pressed; the keyboard needs it.
    styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing } },
  },
  // Rows from edge to edge: outside, the ring would be cut off.
  MuiListItemButton: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -3 } } } },
  MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -3 } } } },
  MuiButton: button,
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
  MuiLink: {
    defaultProps: { color: 'inherit', underline: 'hover' },
    styleOverrides: { root: { textUnderlineOffset: '0.25em', textDecorationThickness: '1px' } },
  },
};
