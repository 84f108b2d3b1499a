import type { Dealer } from '@site/contract';
import { AutocompleteField } from '@site/forms';
import { compareTexts } from '../rules/compare-texts';

/** The dealership where the ride takes place, found by its name or its place. */
export function DealerField({ dealers }: { dealers: readonly Dealer[] }) {
  const options = dealers
    .map(({ dn_id, dn_name, dn_district, dn_state }) => ({
      value: dn_id,
      label: `${dn_name}, ${dn_district}, ${dn_state}`,
    }))
    .sort((a, b) => compareTexts(a.label, b.label));
  return (
    <AutocompleteField
      name="dealer_info"
      label="Dealer"
      placeholder="Name or place"
      options={options}
      required
    />
  );
}
