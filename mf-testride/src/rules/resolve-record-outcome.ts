import type { WriteResult } from '@site/api-client';
import { messages } from '@site/contract';
import { LOAD_FAILURE_TITLE } from './load-failure-message';

/** What the overlay after recording a ride says (spec §8). */
export interface RecordOutcome {
  status: 'success' | 'error';
  title: string;
  message: string;
}

/** The messages of a failed step (spec §8). */
export const recordFailures = {
  submit: 'We are unable to submit your Test Ride request at this moment. Please try again later.',
  enquiry: 'Sorry, failed to submit the information, please try again.',
  walkIn: 'Sorry, failed to update walk-in information, please try again.',
  status: 'Sorry, failed to update test-ride status, please try again.',
} as const;

/** Title and text of the overlay. The title of a failed submit is misspelt in the spec (sic). */
export function resolveRecordOutcome(result: WriteResult<{ isKept: boolean }>): RecordOutcome {
  if (result.ok && result.data?.isKept) {
    return {
      status: 'success',
      title: 'Kept on this device',
      message: 'The server cannot be reached now. The ride is sent by itself as soon as it can.',
    };
  }
  if (result.ok) {
    return {
      status: 'success',
      title: 'Hurry! Your Request is Placed.',
      message: 'Thank you for sharing your details, our expert will get in touch with you shortly.',
    };
  }
  const message = result.message ?? recordFailures.submit;
  const title =
    message === messages.dealerIncomplete ? LOAD_FAILURE_TITLE : 'Opps! Failed to Submit Eequest.';
  return { status: 'error', title, message };
}
