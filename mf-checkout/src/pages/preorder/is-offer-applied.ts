import type { PricedItem } from '@site/contract';

/** True when the discount of an item is that of the code; codes are compared without regard to case. */
export function isOfferApplied(
  { discount_status, discount_details }: Pick<PricedItem, 'discount_status' | 'discount_details'>,
  offerCode: string,
): boolean {
  return (
    discount_status &&
    discount_details.discount_code.trim().toLowerCase() === offerCode.trim().toLowerCase()
  );
}
