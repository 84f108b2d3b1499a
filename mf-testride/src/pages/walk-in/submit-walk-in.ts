import { createEnquiry, recordWalkIn, type WriteResult } from '@site/api-client';
import { type Dealer, messages, type Stage } from '@site/contract';
import type { KeyFor } from '@site/forms';
import { buildRecordedEnquiry } from '../../rules/build-recorded-enquiry';
import { findCompleteDealer } from '../../rules/find-complete-dealer';
import { recordFailures } from '../../rules/resolve-record-outcome';
import { resolveWalkInStage } from '../../rules/resolve-walk-in-stage';
import { isExistingCustomer } from '../../submit/is-existing-customer';
import { failedStep, sendStatus } from '../../submit/record-step';
import type { WalkInValues } from './walk-in-schema';

/** What the form was built from. */
export interface WalkInSources {
  dealers: readonly Dealer[];
  stages: readonly Stage[];
}

/**
 * The steps of a walk-in (spec §4): look for an enquiry of the phone, create one, record the stage,
 * update the status. The first step that fails ends it with its own message; sending again goes
 * through the same steps under the same keys, so that what was done is not done twice.
 * @param wasKnown remembers the first look per phone: a second try would find the enquiry that the
 *   first one made.
 */
export async function submitWalkIn(
  values: WalkInValues,
  sources: WalkInSources,
  wasKnown: Map<string, boolean>,
  keyFor: KeyFor,
): Promise<WriteResult<unknown>> {
  const dealer = findCompleteDealer(sources.dealers, values.dealer_info);
  if (!dealer) return failedStep(messages.dealerIncomplete);

  const phone = values.phone_number;
  const known = wasKnown.get(phone) ?? (await isExistingCustomer(phone));
  wasKnown.set(phone, known);
  const stage = resolveWalkInStage(sources.stages, known);
  if (stage === undefined) return failedStep(recordFailures.submit);

  const { email, source } = values;
  const enquiry = buildRecordedEnquiry(values, dealer, { email, source });
  const created = await createEnquiry(enquiry, keyFor('enquiry', enquiry));
  if (!created.ok) return failedStep(recordFailures.enquiry, created);

  const trackingId = created.data?.e_tracking_id;
  if (trackingId === undefined) return failedStep(recordFailures.walkIn);
  const walkIn = { e_tracking_id: trackingId, w_stage: stage };
  const recorded = await recordWalkIn(walkIn, keyFor('walk-in', walkIn));
  if (!recorded.ok) return failedStep(recordFailures.walkIn, recorded);

  const result = await sendStatus(trackingId, values, keyFor);
  if (result.ok) wasKnown.clear();
  return result;
}
