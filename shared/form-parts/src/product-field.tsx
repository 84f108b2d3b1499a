import type { ReadState } from '@site/api-client';
import { SelectField, TextField, useSiteField } from '@site/forms';
import { FieldPlace } from './field-place';
import { withTyped } from './find-name';
import { retryHint } from './retry-hint';
import { toOptions } from './to-options';

export interface ProductFieldProps {
  /** The read that brings the products. */
  list: Pick<ReadState<unknown>, 'status' | 'retry'>;
  /** Names of the products; none while the list is on its way. */
  products: readonly string[];
}

/** The product that an enquiry is about (`enquiried_for_item`); typed where the list of products cannot be loaded. */
export function ProductField({ list, products }: ProductFieldProps) {
  const { name, value } = useSiteField<string>('enquiried_for_item');
  const field = { name, label: 'Product', required: true };
  const asText = list.status === 'error';
  return (
    <FieldPlace exchange={asText}>
      {asText ? (
        <TextField
          {...field}
          hint={retryHint(list, 'The list could not be loaded: please type the name.')}
        />
      ) : (
        <SelectField {...field} options={toOptions(withTyped(products, value))} />
      )}
    </FieldPlace>
  );
}
