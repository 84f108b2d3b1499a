/**
 * MUI inputs for what the bound fields do not cover: choosers outside a form, fields of one page. Beside
 * them what only pages with forms show.
 */
export { default as Alert } from '@mui/material/Alert';
export { type AutocompleteProps, default as Autocomplete } from '@mui/material/Autocomplete';
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as Chip } from '@mui/material/Chip';
export { default as FormControl } from '@mui/material/FormControl';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as FormHelperText } from '@mui/material/FormHelperText';
export { default as FormLabel } from '@mui/material/FormLabel';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { default as InputLabel } from '@mui/material/InputLabel';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as Select } from '@mui/material/Select';
/** MUI's own text field; `TextField` of this package is the one bound to the form. */
export { default as PlainTextField } from '@mui/material/TextField';
