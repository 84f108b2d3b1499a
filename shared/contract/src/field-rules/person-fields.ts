import { emailPattern, lettersAndSpaces, limits, onlyDigits } from '../limits';
import { messages } from '../messages';
import type { FieldRule } from './field-rule';

/** Full Name of the forms that a visitor fills in (spec §5). */
export const fullNameField = {
  label: 'Full Name',
  says: { min: messages.nameMin },
} as const satisfies FieldRule;

/** Full Name where staff type it: letters of any script, and spaces (walk-in and activity). */
export const lettersNameField = {
  label: 'Full Name',
  pattern: lettersAndSpaces,
  min: limits.minText,
  says: { min: messages.nameMin, pattern: messages.nameLetters },
} as const satisfies FieldRule;

export const firstNameField = { label: 'First Name' } as const satisfies FieldRule;
export const lastNameField = { label: 'Last Name' } as const satisfies FieldRule;

/**
 * Phone: exactly 10 digits, as people write them. The specification has two messages for the one
 * rule: one for a wrong length, one for other characters.
 */
export const phoneField = {
  label: 'Phone number',
  digits: limits.phoneDigits,
  isPhone: true,
  says: {
    required: messages.phoneRequired,
    length: messages.phoneExactly,
    digits: messages.phoneDigits,
  },
} as const satisfies FieldRule;

export const emailField = {
  label: 'Email',
  max: limits.maxEmail,
  pattern: emailPattern,
  says: { max: messages.emailInvalid, pattern: messages.emailInvalid },
} as const satisfies FieldRule;

/** A one-time code. Whatever is wrong with it, the specification has one message (spec §5). */
export const otpField = {
  label: 'OTP',
  min: limits.otpMinDigits,
  max: limits.otpMaxDigits,
  pattern: onlyDigits,
  says: {
    required: messages.otpInvalid,
    min: messages.otpInvalid,
    max: messages.otpInvalid,
    pattern: messages.otpInvalid,
  },
} as const satisfies FieldRule;

/** E-mail that may be empty: the activity form sends it so (spec §3). */
export const optionalEmailField = {
  ...emailField,
  isOptional: true,
} as const satisfies FieldRule;
