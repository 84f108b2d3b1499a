import { messages, phoneField, problemOf } from '@site/contract';
import type { StringSchema } from 'yup';
import { textRule } from './text-rules';

/** True for exactly 10 digits. */
export function isPhoneNumber(value: string): boolean {
  return problemOf(phoneField, value) === undefined;
}

/**
 * A phone number that must have been verified: "Number is not verified" (spec §5; dealer form and
 * order-history dialog only).
 * @param verifiedField the form value in which `PhoneVerificationField` keeps the verified number.
 *   Comparing the two is the rule "editing clears verification unless it returns to the verified
 *   value" (spec §4).
 */
export function verifiedPhone(verifiedField: string): StringSchema<string> {
  return textRule(phoneField).test('verified', messages.phoneNotVerified, (value, context) => {
    const parent: Readonly<Record<string, unknown>> = context.parent;
    // An incomplete number has its own message.
    return !isPhoneNumber(value) || value === parent[verifiedField];
  });
}
