import {
  emailPattern,
  lettersAndSpaces,
  limits,
  messages,
  minLengthMessage,
  pincodeMessage,
  requiredMessage,
} from '@site/contract';
import { type StringSchema, string } from 'yup';

/**
 * A required text of at least `min` characters: "{label} is required", "{label} must be at least
 * {min} characters" (spec §5). `shown` replaces the second message where the spec's own is odd.
 */
export function requiredText(
  label: string,
  min: number = limits.minText,
  shown = minLengthMessage(label, min),
): StringSchema<string> {
  return string().trim().required(requiredMessage(label)).min(min, shown);
}

/** A text that may stay empty. */
export function optionalText(): StringSchema<string | undefined> {
  return string().trim();
}

/** Full Name of every form: "Full Name is required", "Name must be at least 3 characters". */
export function fullName(): StringSchema<string> {
  return string().trim().required(messages.nameRequired).min(limits.minText, messages.nameMin);
}

/** Full Name where staff type it: letters (of any script) and spaces only (walk-in and activity). */
export function fullNameInLetters(): StringSchema<string> {
  return fullName().matches(lettersAndSpaces, {
    message: messages.nameLetters,
    excludeEmptyString: true,
  });
}

/** E-mail of every form: "Email is required", "Invalid email entered". */
export function email(): StringSchema<string> {
  return string()
    .trim()
    .required(messages.emailRequired)
    .matches(emailPattern, { message: messages.emailInvalid, excludeEmptyString: true });
}

/**
 * Pincode: 6 digits or empty, "Pincode must be exactly 6 digits".
 * @param label names the field where there are two of them, e.g. "Billing Pincode" (spec §5).
 */
export function pincode(label = 'Pincode'): StringSchema<string | undefined> {
  return string()
    .trim()
    .matches(/^\d{6}$/, { message: pincodeMessage(label), excludeEmptyString: true });
}

/** A pincode that must be given: "{label} is required". */
export function requiredPincode(label = 'Pincode'): StringSchema<string> {
  return pincode(label).required(requiredMessage(label));
}

/**
 * A choice out of what is offered. Empty: "{label} is required"; anything else: `message`, e.g.
 * "Please select valid {label}".
 */
export function requiredChoice(
  label: string,
  options: readonly string[],
  message = requiredMessage(label),
): StringSchema<string> {
  return string().trim().required(requiredMessage(label)).oneOf(options, message);
}
