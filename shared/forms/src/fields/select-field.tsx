import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { withMessageLine } from './message-line';
import { SelectChevron } from './select-chevron';
import { useSiteField } from './use-site-field';

export interface Option {
  value: string;
  label: string;
}

export interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly Option[];
  required?: boolean;
  disabled?: boolean;
  hint?: ReactNode;
  /** Told after the value changed, for fields that depend on this one. */
  onChange?: (value: string) => void;
}

/** One choice out of a short list. The empty value is ''. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, options } = props;
  const field = useSiteField<string>(name);
  const known = options.some((option) => option.value === field.value);
  const change = (value: string) => {
    field.setValue(value);
    props.onChange?.(value);
  };
  return (
    <MuiTextField
      data-field={name}
      select
      id={field.id}
      name={name}
      label={label}
      value={known ? field.value : ''}
      onChange={(event) => change(event.target.value)}
      onBlur={field.leave}
      error={field.error !== undefined}
      helperText={field.error ?? props.hint ?? ' '}
      fullWidth
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      slots={withMessageLine}
      slotProps={{
        select: {
          IconComponent: SelectChevron,
          // The open list stands outside the page's landmarks: it is one of its own.
          MenuProps: { slotProps: { root: { role: 'region', 'aria-label': `${label}: options` } } },
        },
      }}
    >
      {options.map((option) => (
        // From 600 px on MUI's rows are for a mouse; a phone on its side is wider.
        <MenuItem key={option.value} value={option.value} sx={{ minHeight: 44 }}>
          {option.label}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
