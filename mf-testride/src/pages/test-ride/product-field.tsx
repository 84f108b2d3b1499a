import { readTestRidePage } from '@site/api-client';
import { FieldPlace, retryHint, toOptions, withTyped } from '@site/form-parts';
import { SelectField, TextField, useSiteField } from '@site/forms';

/** What to ride, out of the products that the content names (spec §3); typed where that list does not come. */
export function ProductField() {
  const page = readTestRidePage.useRead();
  const { name, value } = useSiteField<string>('enquiried_for_item');
  const field = { name, label: 'Product', required: true };
  const asText = page.status === 'error';
  return (
    <FieldPlace exchange={asText}>
      {asText ? (
        <TextField
          {...field}
          hint={retryHint(page, 'The list could not be loaded: please type the name.')}
        />
      ) : (
        <SelectField {...field} options={toOptions(withTyped(page.data?.products ?? [], value))} />
      )}
    </FieldPlace>
  );
}
