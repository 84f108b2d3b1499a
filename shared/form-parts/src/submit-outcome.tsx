import type { WriteResult } from '@site/api-client';
import { announceOutcome, type SubmitOutcome, useIsLeft } from '@site/forms';
import { StatusDialog, type StatusDialogProps } from '@site/ui';
import { type ReactNode, useState } from 'react';

export type { SubmitOutcome };

/** The words after an enquiry or a booking (spec §8): a failure is told in the server's own when it sent some. */
export function resolveEnquiryOutcome(result: WriteResult<unknown>): SubmitOutcome {
  if (result.ok) {
    return {
      status: 'success',
      title: 'Enquiry Submitted!',
      message: 'Thank you for your enquiry! We will get back to you shortly.',
    };
  }
  return {
    status: 'error',
    title: 'Failed to Submit!',
    message:
      result.message || 'There was an error submitting your enquiry. Please try again later.',
  };
}

/**
 * The dialog in which a form says how its submit went. It keeps its words while it closes. When the form was
 * left before the answer came, the shell says it over the page that is open then.
 * @returns the dialog, and what opens it with an outcome
 */
export function useOutcomeDialog(): [dialog: ReactNode, show: (outcome: SubmitOutcome) => void] {
  'use no memo';
  const [shown, setShown] = useState<Omit<StatusDialogProps, 'onClose'>>();
  const isLeft = useIsLeft();
  return [
    shown && <StatusDialog {...shown} onClose={() => setShown({ ...shown, open: false })} />,
    (outcome) => (isLeft.current ? announceOutcome(outcome) : setShown({ ...outcome, open: true })),
  ];
}
