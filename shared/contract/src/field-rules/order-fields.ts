import { limits } from '../limits';
import type { FieldRule } from './field-rule';

// The rules of the pre-order form and of the order that is made of it (spec §5).

export const billingCountryField = { label: 'Billing Country' } as const satisfies FieldRule;
export const billingStateField = { label: 'Billing State' } as const satisfies FieldRule;
export const billingDistrictField = { label: 'Billing District' } as const satisfies FieldRule;
export const billingCityField = { label: 'Billing City' } as const satisfies FieldRule;
export const billingAreaField = { label: 'Billing Area' } as const satisfies FieldRule;
export const billingPincodeField = {
  label: 'Billing Pincode',
  digits: limits.pincodeDigits,
} as const satisfies FieldRule;

export const shippingCountryField = { label: 'Shipping Country' } as const satisfies FieldRule;
export const shippingStateField = { label: 'Shipping State' } as const satisfies FieldRule;
export const shippingDistrictField = { label: 'Shipping District' } as const satisfies FieldRule;
export const shippingCityField = { label: 'Shipping City' } as const satisfies FieldRule;
export const shippingAreaField = { label: 'Shipping Area' } as const satisfies FieldRule;
export const shippingPincodeField = {
  label: 'Shipping Pincode',
  digits: limits.pincodeDigits,
} as const satisfies FieldRule;

export const itemsListField = { label: 'Items List' } as const satisfies FieldRule;

/** "preorder" pays the advance, "order" the whole bike. Chosen, never typed: taken as it is. */
export const orderTypeField = {
  label: 'Order Type',
  min: 2,
  choices: ['preorder', 'order'],
  tidy: (chosen) => chosen,
} as const satisfies FieldRule;

export const campaignSourceField = { label: 'Campaign Source' } as const satisfies FieldRule;
export const orderCampaignIdField = { label: 'Campaign ID', min: 1 } as const satisfies FieldRule;
export const orderDescriptionField = { label: 'Description' } as const satisfies FieldRule;
export const enquiredItemField = { label: 'Enquiried Item' } as const satisfies FieldRule;
export const orderPlanField = { label: 'Plan of Action' } as const satisfies FieldRule;
export const paymentVendorField = { label: 'Transaction Vendor' } as const satisfies FieldRule;

/** The order's number at the payment provider, in the report of a payment. */
export const vendorOrderIdField = { label: 'Vendor Order ID', min: 1 } as const satisfies FieldRule;

export const couponCodeField = {
  label: 'Coupon Code',
  isOptional: true,
} as const satisfies FieldRule;
