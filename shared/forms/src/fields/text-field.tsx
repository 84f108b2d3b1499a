import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import { type InputHTMLAttributes, type ReactNode, useRef } from 'react';
import { withMessageLine } from './message-line';
import { useSiteField } from './use-site-field';

export interface TextFieldProps {
  name: string;
  label: string;
  required?: boolean;
  /** Shown under the field while there is no error. */
  hint?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  /** More than one makes a text area of that height. */
  rows?: number;
  autoComplete?: string;
  type?: 'text' | 'email' | 'tel' | 'date';
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  /** First and last day of a date, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  /** Changes the value when the visitor leaves the field, e.g. to drop a prefix. */
  tidy?: (value: string) => string;
  endAdornment?: ReactNode;
  sx?: MuiTextFieldProps['sx'];
}

/** A browser gives the value of a half-typed date, or of 31 November, as empty. */
const NO_DATE = 'This date is not complete, or there is no such day.';

/** A text field of the surrounding SiteForm. Keeps a line for its message, so that none moves the page. */
export function TextField(props: TextFieldProps) {
  const { name, label, tidy, rows = 1 } = props;
  const input = useRef<HTMLInputElement>(null);
  const dateProblem = () => (input.current?.validity.badInput ? NO_DATE : undefined);
  const field = useSiteField<string>(name, props.type === 'date' ? dateProblem : undefined);
  const leave = () => {
    const tidied = tidy?.(field.value);
    if (tidied !== undefined && tidied !== field.value) field.setValue(tidied);
    field.leave();
  };
  return (
    <MuiTextField
      data-field={name}
      id={field.id}
      inputRef={input}
      name={name}
      label={label}
      // A field that has come into an open form has no value yet.
      value={field.value ?? ''}
      onChange={(event) => field.setValue(event.target.value)}
      onBlur={leave}
      error={field.error !== undefined}
      helperText={field.error ?? props.hint ?? ' '}
      fullWidth
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      type={props.type ?? 'text'}
      multiline={rows > 1}
      {...(rows > 1 ? { rows } : {})}
      placeholder={props.placeholder}
      autoComplete={props.autoComplete}
      sx={props.sx}
      slots={withMessageLine}
      slotProps={{
        htmlInput: {
          inputMode: props.inputMode,
          maxLength: props.maxLength,
          min: props.min,
          max: props.max,
          readOnly: props.readOnly,
        },
        input: { endAdornment: props.endAdornment },
        ...(props.type === 'date' ? { inputLabel: { shrink: true } } : {}),
      }}
    />
  );
}
