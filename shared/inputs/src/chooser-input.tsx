import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export interface ChooserInputProps extends AutocompleteRenderInputParams {
  label: string;
  placeholder?: string;
  /** Id of what says what is wrong with the entry; the field is marked as wrong while there is one. */
  describedBy?: string | undefined;
}

/**
 * The text field of an Autocomplete, for its `renderInput`. It looks as MUI's TextField does, which brings
 * along select lists, menus and two other looks.
 */
export function ChooserInput(props: ChooserInputProps) {
  const { id, disabled, fullWidth, size = 'medium', slotProps, label, placeholder } = props;
  const { describedBy } = props;
  return (
    <FormControl
      disabled={disabled}
      fullWidth={fullWidth}
      size={size}
      variant="outlined"
      error={describedBy !== undefined}
    >
      <InputLabel {...slotProps.inputLabel}>{label}</InputLabel>
      <OutlinedInput
        {...slotProps.input}
        id={id}
        label={label}
        placeholder={placeholder}
        inputProps={{ ...slotProps.htmlInput, 'aria-describedby': describedBy }}
      />
    </FormControl>
  );
}
