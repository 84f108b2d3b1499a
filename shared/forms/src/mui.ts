/** MUI inputs for what the bound fields do not cover: fields of one page. */
export { default as FormHelperText } from '@mui/material/FormHelperText';
/** MUI's own text field; `TextField` of this package is the one bound to the form. */
export { default as PlainTextField } from '@mui/material/TextField';
