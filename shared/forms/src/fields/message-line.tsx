import FormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText';
import { useFormikContext } from 'formik';

/**
 * The line below a field, with its message. It is read out when it changes: whoever leaves a field by the keyboard does
 * not see it behind them (WCAG 4.1.3). Not while the form is sent: then the form says how many there are, and leads to
 * the first. It asks the form for that itself, so that a field is not made anew for it.
 */
export function MessageLine(props: FormHelperTextProps) {
  const { isSubmitting } = useFormikContext();
  return <FormHelperText {...props} aria-live={isSubmitting ? 'off' : 'polite'} />;
}

/** For the slots of MUI's text field. */
export const withMessageLine = { formHelperText: MessageLine } as const;
