import type { WriteResult } from '@site/api-client';
import type { SubmitOutcome } from '@site/form-parts';

/** What the dialog after an application says (spec §8, spelling included). */
export function resolveApplicationOutcome(result: WriteResult<unknown>): SubmitOutcome {
  if (result.ok) {
    return {
      status: 'success',
      title: 'Hurry! Your Request is Placed.',
      message: 'Thank you for sharing your details, our expert will get in touch with you shortly.',
    };
  }
  return {
    status: 'error',
    title: 'Opps! Failed to Submit Eequest.',
    message: result.message || 'Sorry, failed to submit the information, please try again.',
  };
}
