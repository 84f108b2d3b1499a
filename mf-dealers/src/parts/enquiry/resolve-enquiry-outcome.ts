import type { WriteResult } from '@site/api-client';
import type { Outcome } from '../outcome';

/** The words of spec §8; a failure speaks in the server's own when it sent some. */
export function resolveEnquiryOutcome(result: WriteResult<unknown>): Outcome {
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
