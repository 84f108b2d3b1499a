import {
  areaField,
  cityField,
  districtField,
  emailField,
  firstNameField,
  keyRequirements,
  lastNameField,
  pincodeField,
  type RequirementInput,
  requirementErrorName,
  requirementRule,
  stateField,
} from '@site/contract';
import { object, string, textRule, verifiedPhone } from '@site/forms';

/** Fields that every application has; the server's extra fields come beside them. */
export const emptyApplication = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  /** The number that was verified, kept by the phone field; not sent. */
  phone_verified: '',
  state: '',
  district: '',
  city: '',
  street: '',
  pincode: '',
};

/** What the form holds: the fixed fields and the extra ones, all texts. */
export type ApplicationValues = typeof emptyApplication & Record<string, string>;

/** An extra field of the server, as the form holds it. */
export interface ExtraField {
  /** In the form: none of the fixed fields begins like it, whatever the label is. */
  name: string;
  /** In the requirements JSON. */
  key: string;
  input: RequirementInput;
}

/** The server's extra fields with their names in the form. */
export function buildExtraFields(inputs: readonly RequirementInput[]): ExtraField[] {
  return keyRequirements(inputs).map((keyed) => ({ ...keyed, name: `extra-${keyed.key}` }));
}

/** An empty form with the server's extra fields. */
export function buildEmptyApplication(extras: readonly ExtraField[]): ApplicationValues {
  return { ...emptyApplication, ...Object.fromEntries(extras.map(({ name }) => [name, ''])) };
}

/** What the API calls the extra fields in its errors → their names in the form. */
export function mapExtraErrors(extras: readonly ExtraField[]): Record<string, string> {
  return Object.fromEntries(extras.map(({ key, name }) => [requirementErrorName(key), name]));
}

/** The rules of the dealer application (spec §5), the server-defined fields included. */
export function buildApplicationSchema(extras: readonly ExtraField[]) {
  return object({
    ...Object.fromEntries(
      extras.map(({ name, input }) => [name, textRule(requirementRule(input))]),
    ),
    first_name: textRule(firstNameField),
    last_name: textRule(lastNameField),
    email: textRule(emailField),
    phone: verifiedPhone('phone_verified'),
    phone_verified: string(),
    state: textRule(stateField),
    district: textRule(districtField),
    city: textRule(cityField),
    street: textRule(areaField),
    pincode: textRule(pincodeField),
  });
}
