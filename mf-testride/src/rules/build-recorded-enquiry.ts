import type { Dealer, RecordedTestRide } from '@site/contract';
import type { RecordValues } from './record-values';

/** What the two forms have of their own. */
export interface RecordedOwn {
  source: string;
  email?: string;
  description?: string;
  /** Where the visitor lives; the dealer's place when the form does not ask. */
  state?: string;
  district?: string;
  country?: string;
}

/**
 * The enquiry of a recorded ride (spec §3): gender, dob, profession, company, item and street are
 * always sent empty; the ride goes to the dealer's area sales manager. Its status is the initial
 * stage; the status that staff chose follows in a step of its own.
 */
export function buildRecordedEnquiry(
  values: RecordValues,
  dealer: Dealer,
  own: RecordedOwn,
): RecordedTestRide {
  return {
    name: values.name,
    email: own.email ?? '',
    phone_number: values.phone_number,
    gender: '',
    dob: '',
    profession: '',
    company: '',
    description: own.description ?? '',
    enquiried_for_item: '',
    campaign_id: values.campaign_id,
    source: own.source,
    category: 'Test ride',
    street: '',
    city: dealer.dn_city,
    state: own.state ?? dealer.dn_state,
    district: own.district ?? dealer.dn_district,
    pincode: dealer.dn_pinocde,
    assigned_to: dealer.assign_to_asm,
    country: own.country ?? dealer.dn_country,
    testride_status: values.initial_stage,
  };
}
