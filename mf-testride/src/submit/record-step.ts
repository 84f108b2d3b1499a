import { updateEnquiryTestRide, type WriteResult } from '@site/api-client';
import type { KeyFor } from '@site/forms';
import type { RecordValues } from '../rules/record-values';
import { recordFailures } from '../rules/resolve-record-outcome';
import { CANCELLED, COMPLETED } from '../rules/resolve-test-ride-stages';

/** A failed step in the words of the spec; what the server said of single fields stays with it. */
export function failedStep(
  message: string,
  result?: { fieldErrors: Record<string, string> },
): WriteResult<never> {
  return { ok: false, message, fieldErrors: result?.fieldErrors ?? {} };
}

/** The last step of both forms: the status, with its reason or its proof where the status has one. */
export async function sendStatus(
  trackingId: string,
  values: RecordValues,
  keyFor: KeyFor,
): Promise<WriteResult<unknown>> {
  const { testride_status: status, testride_reason: reason, testride_file: file } = values;
  const update = {
    trackingId,
    testride_status: status,
    ...(status === CANCELLED ? { testride_reason: reason } : {}),
    ...(status === COMPLETED && file ? { testride_file: file } : {}),
  };
  const result = await updateEnquiryTestRide(update, keyFor('status', update));
  return result.ok ? result : failedStep(recordFailures.status, result);
}
