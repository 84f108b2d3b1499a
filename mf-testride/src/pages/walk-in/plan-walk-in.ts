import { type Dealer, messages, type Stage } from '@site/contract';
import type { KeyFor } from '@site/forms';
import { buildRecordedEnquiry } from '../../rules/build-recorded-enquiry';
import { findCompleteDealer } from '../../rules/find-complete-dealer';
import { recordFailures } from '../../rules/resolve-record-outcome';
import { resolveWalkInStage } from '../../rules/resolve-walk-in-stage';
import { enquiryStep, type Planned, statusStep, walkInStep } from '../../submit/plan-ride';
import type { WalkInValues } from './walk-in-schema';

/** What the form was built from. */
export interface WalkInSources {
  dealers: readonly Dealer[];
  stages: readonly Stage[];
}

/**
 * The steps of a walk-in (spec §4): look for an enquiry of the phone, create one, record the stage,
 * update the status.
 */
export function planWalkIn(values: WalkInValues, sources: WalkInSources, keyFor: KeyFor): Planned {
  const dealer = findCompleteDealer(sources.dealers, values.dealer_info);
  if (!dealer) return { ok: false, message: messages.dealerIncomplete };
  const whenFound = resolveWalkInStage(sources.stages, true);
  const otherwise = resolveWalkInStage(sources.stages, false);
  if (whenFound === undefined || otherwise === undefined)
    return { ok: false, message: recordFailures.submit };
  const { email, source } = values;
  const enquiry = enquiryStep(buildRecordedEnquiry(values, dealer, { email, source }), keyFor);
  return {
    ok: true,
    plan: {
      look: { phone: values.phone_number, variable: 'stage', whenFound, otherwise },
      steps: [enquiry, walkInStep(enquiry, keyFor), statusStep(enquiry, values, keyFor)],
    },
  };
}
