import type { Components, Theme } from '@mui/material/styles';

/** Fields of forms with their labels and hints. */
export const fields: Components<Theme> = {
  // The steps by which a field sees that a browser filled it stand among the rules of every document (`baseline.ts`):
  // with each field of a form they would come once more.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
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
        // A disabled field that is required is as red as the others.
        '&.Mui-error.Mui-disabled .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars?.palette.error.main,
        },
      }),
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focused:not(.Mui-error)': { color: theme.vars?.palette.text.primary },
        // Too long for its field, e.g. with wider letters, it is not cut.
        '&[data-shrink=false]': { whiteSpace: 'normal' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      // A hint says why a field is disabled: it must stay readable.
      root: ({ theme }) => ({
        '&.Mui-disabled:not(.Mui-error)': { color: theme.vars?.palette.text.secondary },
      }),
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
      // A light ground alone is hardly seen, and not at all where the system sets the colours.
      listbox: { '& .Mui-focused': { outline: '2px solid', outlineOffset: -2 } },
      // Above its field, where there is no room below, the list leaves the label free.
      paper: ({ theme }) => ({
        marginBlock: 10,
        borderRadius: 14,
        border: `1px solid ${theme.vars?.palette.divider}`,
        backgroundColor: theme.vars?.palette.surface.raised,
      }),
    },
  },
};
