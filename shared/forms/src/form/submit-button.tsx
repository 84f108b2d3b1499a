import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

export interface SubmitButtonProps extends Pick<ButtonProps, 'fullWidth' | 'size' | 'sx'> {
  children?: ReactNode;
  /** A reason of the page's own to hold the submit back. */
  disabled?: boolean;
}

/**
 * Submits the form. Reads "Submitting..." and is disabled while submitting (spec §4). Pressed before the form
 * is alive it submits then: the host keeps presses (`early-input`). Where no script runs it does not show.
 *
 * It takes the focus when a press ends, not when it begins: a field that is left is judged, and the words above the
 * button that come or go with it would move the button from under the pointer.
 */
export function SubmitButton({ children = 'Submit', disabled, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      {...rest}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
      disabled={disabled === true || isSubmitting}
    >
      {isSubmitting ? 'Submitting...' : children}
    </Button>
  );
}
