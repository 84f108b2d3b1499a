import type { PricedItem } from '@site/contract';
import { campaigns, formatItemName } from '@site/links';
import type { OrderType } from '../../../rules/resolve-order-type';

/** The fixed values of every order of this site (spec §3, §9). */
const ORDER_CONSTANTS = {
  campaign_source: campaigns.preorder.source,
  campaign_id: campaigns.preorder.campaignId,
  category: 'Order enquiry',
  description: 'Ordered on the website',
  plan_of_action: 'Online payment',
  country: 'India',
} as const;

/** The pre-order form (spec §3). Texts only, but for the two that say so. */
export interface PreorderValues {
  campaign_source: string;
  campaign_id: string;
  category: string;
  description: string;
  /** Title and variant. */
  enquiried_for_item: string;
  plan_of_action: string;
  order_type: OrderType;
  full_name: string;
  email: string;
  phone_number: string;
  billing_country: string;
  billing_state: string;
  billing_district: string;
  billing_city: string;
  billing_area: string;
  billing_pincode: string;
  /** Ours: the checkbox; ticked, the shipping address is the billing address. */
  shipping_same: boolean;
  shipping_country: string;
  shipping_state: string;
  shipping_district: string;
  shipping_city: string;
  shipping_area: string;
  shipping_pincode: string;
  /** The item key followed by -1. */
  items_list: string;
  coupon_code: string;
}

/** What follows the chosen item: hidden values of the form. */
export function itemValues(item: PricedItem) {
  return {
    items_list: `${item.item_key}-1`,
    enquiried_for_item: formatItemName(item),
  } satisfies Partial<PreorderValues>;
}

/** An untouched shipping address. */
export const emptyShipping = {
  shipping_state: '',
  shipping_district: '',
  shipping_city: '',
  shipping_area: '',
  shipping_pincode: '',
} as const satisfies Partial<PreorderValues>;

/** The form as it opens: a pre-order, shipping as billing (spec §4). */
export function emptyPreorder(item: PricedItem, couponCode = ''): PreorderValues {
  const { country, ...constants } = ORDER_CONSTANTS;
  return {
    ...constants,
    ...itemValues(item),
    order_type: 'preorder',
    full_name: '',
    email: '',
    phone_number: '',
    billing_country: country,
    billing_state: '',
    billing_district: '',
    billing_city: '',
    billing_area: '',
    billing_pincode: '',
    shipping_same: true,
    shipping_country: country,
    ...emptyShipping,
    coupon_code: couponCode,
  };
}
