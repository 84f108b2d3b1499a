import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

export interface SubmitButtonProps extends Pick<ButtonProps, 'fullWidth' | 'size' | 'sx'> {
  children?: ReactNode;
  /** A reason of the page's own to hold the submit back. */
  disabled?: boolean;
}

/**
 * Submits the form. Reads "Submitting..." and is disabled while submitting (spec §4). Until the page's
 * script is ready it is disabled too, so that nobody sends a form nobody answers, but looks the same.
 */
export function SubmitButton({ children = 'Submit', disabled, sx, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      {...rest}
      disabled={disabled === true || isSubmitting || !hydrated}
      sx={[
        !hydrated &&
          disabled !== true && {
            '&.Mui-disabled': { color: 'common.white', backgroundColor: 'brand.red' },
          },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {isSubmitting ? 'Submitting...' : children}
    </Button>
  );
}
