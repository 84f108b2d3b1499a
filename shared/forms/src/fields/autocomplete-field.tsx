import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { ChevronDownIcon } from '@site/ui';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { withMessageLine } from './message-line';
import type { Option } from './select-field';
import { useSiteField } from './use-site-field';

export interface AutocompleteFieldProps {
  name: string;
  label: string;
  options: readonly Option[];
  required?: boolean;
  disabled?: boolean;
  loading?: boolean;
  placeholder?: string;
  hint?: ReactNode;
  /** Told after the value changed, for fields that depend on this one. */
  onChange?: (value: string) => void;
}

/**
 * Whether the browser has filled the text in: nobody types into a field that has not the focus. What closes a list, and
 * takes its text, is the loss of the focus, which does not come then.
 */
const isFilledIn = ({ type, target }: SyntheticEvent | Event): boolean =>
  type === 'change' && target !== document.activeElement;

const plain = (label: string) => label.trim().toLowerCase();

/** One choice out of a long list, found by typing. The form's value is the option's `value`, or ''. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { name, options } = props;
  const field = useSiteField<string>(name);
  const [isOpen, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === field.value) ?? null;
  const change = (option: Option | null) => {
    field.setValue(option?.value ?? '');
    props.onChange?.(option?.value ?? '');
  };
  return (
    <Autocomplete<Option>
      data-field={name}
      id={field.id}
      options={options}
      value={chosen}
      onChange={(_event, option) => change(option)}
      open={isOpen}
      onOpen={(event) => setOpen(!isFilledIn(event))}
      onClose={() => setOpen(false)}
      onInputChange={(event, text, reason) => {
        if (reason !== 'input' || !isFilledIn(event)) return;
        const filledIn = options.find(({ label }) => plain(label) === plain(text));
        if (filledIn) change(filledIn);
      }}
      onBlur={field.leave}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      autoHighlight
      slotProps={{
        popper: { role: 'region', 'aria-label': `${props.label}: options` },
        listbox: { sx: pressable },
      }}
      popupIcon={<ChevronDownIcon size={22} />}
      fullWidth
      loading={props.loading ?? false}
      disabled={props.disabled ?? false}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={props.label}
          placeholder={props.placeholder}
          required={props.required ?? false}
          error={field.error !== undefined}
          helperText={field.error ?? props.hint ?? ' '}
          slots={withMessageLine}
        />
      )}
    />
  );
}

/** From 600 px on MUI's rows are for a mouse; a phone on its side is wider. */
const pressable = { '& .MuiAutocomplete-option': { minHeight: 44 } } as const;
