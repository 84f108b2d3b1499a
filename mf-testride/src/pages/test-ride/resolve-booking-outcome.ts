import type { WriteResult } from '@site/api-client';
import type { AnswerOf, createEnquiry } from '@site/contract';

/** What the dialog after a booking says (spec §8). */
export interface BookingOutcome {
  status: 'success' | 'error';
  title: string;
  message: string;
  /** The reference of the enquiry, to name when calling. */
  reference?: string;
}

const FAILED = 'There was an error submitting your enquiry. Please try again later.';

/** Success in the spec's words; failure in the server's own, when it sent some. */
export function resolveBookingOutcome(
  result: WriteResult<AnswerOf<typeof createEnquiry>>,
): BookingOutcome {
  if (result.ok) {
    return {
      status: 'success',
      title: 'Enquiry Submitted!',
      message: 'Thank you for your enquiry! We will get back to you shortly.',
      ...(result.data ? { reference: result.data.e_tracking_id } : {}),
    };
  }
  return { status: 'error', title: 'Failed to Submit!', message: result.message || FAILED };
}
