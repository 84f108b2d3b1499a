/**
 * Names that no page here uses. A remote in a repository of its own may: they were announced to go with
 * 1.1.0 and leave with 2.0.0, not before the day that docs/version-policy.md names.
 */
export { default as Alert } from '@mui/material/Alert';
export { type AutocompleteProps, default as Autocomplete } from '@mui/material/Autocomplete';
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as Chip } from '@mui/material/Chip';
export { default as FormControl } from '@mui/material/FormControl';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as FormLabel } from '@mui/material/FormLabel';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { default as InputLabel } from '@mui/material/InputLabel';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as Select } from '@mui/material/Select';
export { array, lazy, ref } from 'yup';
export { DateField } from './fields/contact-fields';
export { createSubmitOnce } from './form/create-submit-once';
export { useSubmitOnce } from './form/use-submit-once';
export { usePhoneVerification } from './phone-verification/use-phone-verification';
export { isAllowedUpload, UPLOAD_ACCEPT } from './rules/file-rules';
export { isPhoneNumber } from './rules/phone-rules';
