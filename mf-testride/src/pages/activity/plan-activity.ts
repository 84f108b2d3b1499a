import { type Dealer, messages } from '@site/contract';
import type { KeyFor } from '@site/forms';
import { buildRecordedEnquiry } from '../../rules/build-recorded-enquiry';
import { findCompleteDealer } from '../../rules/find-complete-dealer';
import { enquiryStep, type Planned, statusStep } from '../../submit/plan-ride';
import type { ActivityValues } from './activity-schema';

/** The steps of an activity ride (spec §4): create the enquiry, then update the status. */
export function planActivity(
  values: ActivityValues,
  dealers: readonly Dealer[],
  keyFor: KeyFor,
): Planned {
  const dealer = findCompleteDealer(dealers, values.dealer_info);
  if (!dealer) return { ok: false, message: messages.dealerIncomplete };
  const { state, district, country, description } = values;
  const own = { source: 'activity', state, district, country, description };
  const enquiry = enquiryStep(buildRecordedEnquiry(values, dealer, own), keyFor);
  return { ok: true, plan: { steps: [enquiry, statusStep(enquiry, values, keyFor)] } };
}
