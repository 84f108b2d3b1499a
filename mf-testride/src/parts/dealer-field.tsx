import type { Dealer } from '@site/contract';
import { AutocompleteField } from '@site/forms';
import { buildDealerOptions } from '../rules/build-dealer-options';

/** The dealership where the ride takes place, found by its name or its place. */
export function DealerField({ dealers }: { dealers: readonly Dealer[] }) {
  const options = buildDealerOptions(dealers).map(({ dealerId, label, detail }) => ({
    value: dealerId,
    label: label.includes(detail) ? label : `${detail}, ${label}`,
  }));
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
