import { listProductTitles } from '@site/api-client';
import { FieldPlace, retryHint, toOptions, withTyped } from '@site/form-parts';
import { SelectField, TextField, useSiteField } from '@site/forms';

/** The product that is asked about; typed where the list of products cannot be loaded. */
export function ProductField() {
  const titles = listProductTitles.useRead();
  const { name, value } = useSiteField<string>('enquiried_for_item');
  const field = { name, label: 'Product', required: true };
  const asText = titles.status === 'error';
  return (
    <FieldPlace exchange={asText}>
      {asText ? (
        <TextField
          {...field}
          hint={retryHint(titles, 'The list could not be loaded: please type the name.')}
        />
      ) : (
        <SelectField {...field} options={toOptions(withTyped(titles.data ?? [], value))} />
      )}
    </FieldPlace>
  );
}
