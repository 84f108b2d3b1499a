import type { PricedItem } from '@site/contract';
import { useFormikContext } from '@site/forms';
import { useEffect, useEffectEvent } from 'react';
import { itemValues, type PreorderValues } from './preorder-values';

/**
 * The form follows the chosen item: another variant or colour resets the order type to "preorder" and
 * clears the billing state (spec §4), and with it the district.
 */
export function FollowItem({ item }: { item: PricedItem }) {
  const { values, setValues } = useFormikContext<PreorderValues>();
  const follow = useEffectEvent(() => {
    const next = itemValues(item);
    if (values.items_list === next.items_list) return;
    void setValues(
      (now) => ({
        ...now,
        ...next,
        order_type: 'preorder',
        billing_state: '',
        billing_district: '',
      }),
      false,
    );
  });
  useEffect(() => follow(), [item.item_key]);
  return null;
}
