import { type Dealer, TEST_RIDE_CANCELLED } from '@site/contract';
import type { RecordValues } from '../rules/record-values';

/** The texts of a form's values: what can be kept beside the file. */
export const textsOf = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

interface Described {
  /** The form, as people call it. */
  title: string;
  dealers: readonly Dealer[];
  campaign: string;
}

/** What the list of the day says of a ride: nothing of a person. */
export function dayColumns(
  { dealer_info, testride_status, testride_reason }: RecordValues,
  { title, dealers, campaign }: Described,
): Record<string, string> {
  return {
    Form: title,
    Dealer: dealers.find(({ dn_id }) => dn_id === dealer_info)?.dn_name ?? dealer_info,
    Campaign: campaign,
    Status: testride_status,
    // One that was chosen before the status was changed again is none.
    Reason: testride_status === TEST_RIDE_CANCELLED ? testride_reason : '',
  };
}
