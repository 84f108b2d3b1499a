/**
 * A chooser that stands alone: the field in which a visitor types to find one of many things, without a
 * form around it. One shared instance, loaded with the first page that has one; what belongs to forms,
 * their rules and their lists, is in `@site/forms` and is much larger.
 */
export { type AutocompleteProps, default as Autocomplete } from '@mui/material/Autocomplete';
export { ChooserInput, type ChooserInputProps } from './chooser-input';
