import type { ReadState } from '@site/api-client';
import { SelectField, TextField, useSiteField } from '@site/forms';
import { Box } from '@site/ui';
import { useState } from 'react';
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

/**
 * The product that an enquiry is about (`enquiried_for_item`); typed where the list of products cannot be loaded. When
 * the list is asked for again while somebody types, the field changes once it was left.
 */
export function ProductField({ list, products }: ProductFieldProps) {
  'use no memo';
  const { name, value } = useSiteField<string>('enquiried_for_item');
  const field = { name, label: 'Product', required: true };
  const [isTyping, setTyping] = useState(false);
  const asText = list.status === 'error' || isTyping;
  return (
    <Box
      onFocus={({ target }) => setTyping(asText && target instanceof HTMLInputElement)}
      onBlur={() => setTyping(false)}
    >
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
    </Box>
  );
}
