import { limits } from '../limits';
import type { FieldRule } from './field-rule';

export const stateField = { label: 'State' } as const satisfies FieldRule;
export const districtField = { label: 'District' } as const satisfies FieldRule;
export const cityField = { label: 'City' } as const satisfies FieldRule;
export const areaField = { label: 'Area' } as const satisfies FieldRule;
export const countryField = { label: 'Country' } as const satisfies FieldRule;

export const pincodeField = {
  label: 'Pincode',
  digits: limits.pincodeDigits,
} as const satisfies FieldRule;

/** Pincode that may be empty (enquiry, contact and booking forms). */
export const optionalPincodeField = {
  ...pincodeField,
  isOptional: true,
} as const satisfies FieldRule;
