/**
 * What the frame for staff adds to a page: fields and buttons for one thumb, and lines and texts that can
 * be read in the sun.
 */
export const staffMain = {
  minHeight: '100vh',
  '& .MuiInputBase-root': { minHeight: 56, fontSize: '1.125rem' },
  // As wide as the label, which is no larger than elsewhere.
  '& .MuiOutlinedInput-notchedOutline > legend': { fontSize: '0.75rem' },
  '& .MuiOutlinedInput-root:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
    borderWidth: 2,
    borderColor: 'text.primary',
  },
  '& .MuiTypography-root': { color: 'text.primary' },
  '& .MuiButton-root': { minHeight: 56 },
  '& .MuiIconButton-root': { minWidth: 48, minHeight: 48 },
  '& .MuiFormHelperText-root, & .MuiFormLabel-root': { fontSize: '1rem', color: 'text.primary' },
  '& .MuiFormHelperText-root.Mui-error, & .MuiFormLabel-root.Mui-error': { color: 'error.main' },
} as const;
