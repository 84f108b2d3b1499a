import { limits, messages } from '@site/contract';
import { type StringSchema, string } from 'yup';

/**
 * The ten digits of a number as people write it: without spaces, hyphens, dots, brackets and the
 * Indian prefixes +91, 0091 and 0. Anything else stays as typed, so that the rule can name it.
 */
export function normalizePhone(typed: string): string {
  const compact = typed.replace(/[\s\-.()]/g, '');
  return compact.replace(/^(?:\+91|0091|91|0)(?=\d{10}$)/, '');
}

/** True for exactly 10 digits. */
export function isPhoneNumber(value: string): boolean {
  return /^\d{10}$/.test(value);
}

/**
 * A phone number of exactly 10 digits. The spec has two messages for the one rule: a wrong length
 * reads "Number must be exactly 10 digits", other characters "Phone number should be 10 digits".
 */
export function phone(): StringSchema<string> {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? normalizePhone(value) : value))
    .required(messages.phoneRequired)
    .test(
      'length',
      messages.phoneExactly,
      (value) => value === '' || value.length === limits.phoneDigits,
    )
    .test(
      'digits',
      messages.phoneDigits,
      (value) => value.length !== limits.phoneDigits || isPhoneNumber(value),
    );
}

/**
 * A phone number that must have been verified: "Number is not verified" (spec §5; dealer form and
 * order-history dialog only).
 * @param verifiedField the form value in which `PhoneVerificationField` keeps the verified number.
 *   Comparing the two is the rule "editing clears verification unless it returns to the verified
 *   value" (spec §4).
 */
export function verifiedPhone(verifiedField: string): StringSchema<string> {
  return phone().test('verified', messages.phoneNotVerified, (value, context) => {
    const parent: Readonly<Record<string, unknown>> = context.parent;
    // An incomplete number has its own message.
    return !isPhoneNumber(value) || value === parent[verifiedField];
  });
}
