import {
  messages,
  type RequirementInput,
  requirementKey,
  selectValidMessage,
} from '@site/contract';
import {
  email,
  object,
  optionalText,
  requiredChoice,
  requiredPincode,
  requiredText,
  string,
  verifiedPhone,
} from '@site/forms';

/** Fields that every application has; the server's extra fields come beside them by their keys. */
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

/** An empty form with the server's extra fields. */
export function buildEmptyApplication(inputs: readonly RequirementInput[]): ApplicationValues {
  const extras = inputs.map(({ dsri_label_name }) => [requirementKey(dsri_label_name), '']);
  return { ...Object.fromEntries(extras), ...emptyApplication };
}

/** The rules of the dealer application (spec §5), the server-defined fields included. */
export function buildApplicationSchema(inputs: readonly RequirementInput[]) {
  return object({
    ...Object.fromEntries(
      inputs.map((input) => [requirementKey(input.dsri_label_name), extraRule(input)]),
    ),
    first_name: requiredText('First Name'),
    last_name: requiredText('Last Name'),
    email: email(),
    phone: verifiedPhone('phone_verified'),
    phone_verified: string(),
    state: requiredText('State'),
    district: requiredText('District'),
    city: requiredText('City'),
    street: requiredText('Area'),
    pincode: requiredPincode(),
  });
}

/** A required input has 3 characters or more; a select holds one of its options, an optional one may be empty. */
function extraRule({ dsri_label_name, dsri_input_type, dsri_required, options }: RequirementInput) {
  const required = dsri_required === '1';
  if (dsri_input_type === 'input') {
    return required ? requiredText(dsri_label_name) : optionalText();
  }
  const message = selectValidMessage(dsri_label_name);
  return required
    ? requiredChoice(dsri_label_name, options, message)
    : optionalText().oneOf([...options, ''], message);
}

/** Logged, never shown, when the extra fields could not be read (spec §8). */
export const REQUIREMENTS_FAILED = messages.requirementsInvalid;
