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
export const orderTypeField = { label: 'Order Type', min: 2 } as const satisfies FieldRule;
export const campaignSourceField = { label: 'Campaign Source' } as const satisfies FieldRule;
export const couponCodeField = {
  label: 'Coupon Code',
  isOptional: true,
} as const satisfies FieldRule;
