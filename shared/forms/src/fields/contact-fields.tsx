import { normalizePhone, pincodeField, tidyText } from '@site/contract';
import { TextField, type TextFieldProps } from './text-field';

type NamedField = Omit<TextFieldProps, 'label' | 'type' | 'inputMode' | 'rows'> & {
  label?: string;
};

/**
 * Ten digits of an Indian number; spaces and the prefix +91 are dropped on leaving the field. Not of the type `tel`,
 * which by the HTML standard may ask browsers for a number with its country only.
 */
export function PhoneField({ label = 'Phone Number', ...rest }: NamedField) {
  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      label={label}
      inputMode="numeric"
      tidy={normalizePhone}
    />
  );
}

export function EmailField({ label = 'Email', ...rest }: NamedField) {
  return (
    <TextField
      autoComplete="email"
      {...rest}
      label={label}
      type="email"
      inputMode="email"
      tidy={trim}
    />
  );
}

/** Six digits; the space that divides them is dropped on leaving the field. */
export function PincodeField({ label = 'Pincode', ...rest }: NamedField) {
  return (
    <TextField
      autoComplete="postal-code"
      {...rest}
      label={label}
      inputMode="numeric"
      tidy={(typed) => tidyText(pincodeField, typed)}
    />
  );
}

/** A calendar date, as `YYYY-MM-DD`, with the browser's own picker. */
export function DateField(props: NamedField & { label: string }) {
  return <TextField {...props} type="date" />;
}

function trim(value: string): string {
  return value.trim();
}
