import { createEnquiry, type WriteResult } from '@site/api-client';
import { type Dealer, messages } from '@site/contract';
import type { KeyFor } from '@site/forms';
import { buildRecordedEnquiry } from '../../rules/build-recorded-enquiry';
import { findCompleteDealer } from '../../rules/find-complete-dealer';
import { recordFailures } from '../../rules/resolve-record-outcome';
import { failedStep, sendStatus } from '../../submit/record-step';
import type { ActivityValues } from './activity-schema';

/** The steps of an activity ride (spec §4): create the enquiry, then update the status. */
export async function submitActivity(
  values: ActivityValues,
  dealers: readonly Dealer[],
  keyFor: KeyFor,
): Promise<WriteResult<unknown>> {
  const dealer = findCompleteDealer(dealers, values.dealer_info);
  if (!dealer) return failedStep(messages.dealerIncomplete);

  const { state, district, country, description } = values;
  const own = { source: 'activity', state, district, country, description };
  const enquiry = buildRecordedEnquiry(values, dealer, own);
  const created = await createEnquiry(enquiry, keyFor('enquiry', enquiry));
  if (!created.ok) return failedStep(recordFailures.submit, created);
  const trackingId = created.data?.e_tracking_id;
  if (trackingId === undefined) return failedStep(recordFailures.status);
  return sendStatus(trackingId, values, keyFor);
}
