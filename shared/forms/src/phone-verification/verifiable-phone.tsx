import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { messages, normalizePhone } from '@site/contract';
import { useFormikContext } from 'formik';
import { type ReactNode, type Ref, useState } from 'react';
import type { SiteField } from '../fields/use-site-field';
import type { PhoneVerification } from './use-phone-verification';

interface VerifiablePhoneProps {
  field: SiteField<string>;
  inputRef: Ref<HTMLInputElement>;
  label: string;
  disabled: boolean;
  status: PhoneVerification['status'];
  /** Why no code could be sent, or why a new one is needed. */
  error: string | undefined;
  onEnter: () => void;
  action: ReactNode;
}

const HELP: Partial<Record<PhoneVerification['status'], string>> = {
  sending: 'Sending the code…',
  'code-sent': 'We have sent a code to this number.',
  checking: 'Checking the code…',
  verified: 'Phone number verified!',
};

/** The number's own input, with what is known of its verification under it. */
export function VerifiablePhone(props: VerifiablePhoneProps) {
  const { field, status } = props;
  const { submitCount } = useFormikContext();
  // Who types, or has a code on its way, knows that the number is not verified yet: until the field is left, or the
  // form is sent.
  const [quiet, setQuiet] = useState<{ status: string; submitCount: number }>();
  if (status !== 'unverified' && quiet?.status !== status) setQuiet({ status, submitCount });
  const isQuiet = quiet?.submitCount === submitCount && field.error === messages.phoneNotVerified;
  const error = props.error ?? (isQuiet ? undefined : field.error);
  const leave = () => {
    if (status === 'unverified') setQuiet(undefined);
    const tidied = normalizePhone(field.value);
    if (tidied !== field.value) field.setValue(tidied);
    field.leave();
  };
  return (
    <MuiTextField
      data-field={field.name}
      id={field.id}
      inputRef={props.inputRef}
      name={field.name}
      label={props.label}
      value={field.value}
      onChange={(event) => {
        setQuiet({ status, submitCount });
        field.setValue(event.target.value);
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        // Enter in an unverified number asks for the code, it does not send the form.
        if (event.key !== 'Enter' || status !== 'unverified') return;
        event.preventDefault();
        props.onEnter();
      }}
      autoComplete="tel-national"
      required
      fullWidth
      disabled={props.disabled}
      error={error !== undefined}
      color={status === 'verified' ? 'success' : 'primary'}
      helperText={error ?? HELP[status] ?? ' '}
      slotProps={{
        // Ten digits are always seen whole: without room beside them the action goes under them.
        htmlInput: { inputMode: 'numeric', sx: { flex: '1 0 7.5em', width: 'auto' } },
        input: {
          sx: { flexWrap: 'wrap' },
          endAdornment: props.action && (
            <InputAdornment
              position="end"
              sx={{ height: 'auto', maxHeight: 'none', ml: 'auto', py: 0.5 }}
            >
              {props.action}
            </InputAdornment>
          ),
        },
        formHelperText: {
          role: 'status',
          ...(status === 'verified' && !error ? { sx: { color: 'success.main' } } : {}),
        },
      }}
    />
  );
}
