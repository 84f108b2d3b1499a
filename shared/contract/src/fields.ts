import * as z from 'zod/mini';
import { emailPattern, lettersAndSpaces, limits } from './limits';
import { messages, minLengthMessage, requiredMessage } from './messages';

/** A required text of at least `min` characters, with the messages of spec §5. */
export const requiredText = (label: string, min: number = limits.minText) =>
  z
    .string(requiredMessage(label))
    .check(
      z.trim(),
      z.minLength(1, requiredMessage(label)),
      z.minLength(min, minLengthMessage(label, min)),
      z.maxLength(limits.maxText),
    );

/** A text that may be absent or empty; not null. */
export const optionalText = () =>
  z.optional(z.string().check(z.trim(), z.maxLength(limits.maxText)));

/** Phone: required, exactly 10 digits. */
export const phone = () =>
  z
    .string(messages.phoneRequired)
    .check(
      z.trim(),
      z.minLength(1, messages.phoneRequired),
      z.length(limits.phoneDigits, messages.phoneExactly),
      z.regex(/^\d+$/, messages.phoneDigits),
    );

/** E-mail: required, valid. */
export const email = () =>
  z
    .string(messages.emailRequired)
    .check(
      z.trim(),
      z.minLength(1, messages.emailRequired),
      z.maxLength(254, messages.emailInvalid),
      z.regex(emailPattern, messages.emailInvalid),
    );

/** E-mail that may be empty; valid when given (sent empty by the activity form, spec §3). */
export const optionalEmail = () =>
  z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(254, messages.emailInvalid),
      z.refine((value) => value === '' || emailPattern.test(value), messages.emailInvalid),
    ),
  );

/** Pincode: required, exactly 6 digits. */
export const pincode = (
  required: string = messages.pincodeRequired,
  exactly: string = messages.pincodeExactly,
) => z.string(required).check(z.trim(), z.minLength(1, required), z.regex(/^\d{6}$/, exactly));

/** Pincode that may be empty; exactly 6 digits when given. */
export const optionalPincode = () =>
  z.optional(z.string().check(z.trim(), z.regex(/^(\d{6})?$/, messages.pincodeExactly)));

/** Full name of the walk-in and activity forms: letters and spaces only. */
export const lettersName = () =>
  z
    .string(messages.nameRequired)
    .check(
      z.trim(),
      z.minLength(1, messages.nameRequired),
      z.minLength(limits.minText, messages.nameMin),
      z.maxLength(limits.maxText),
      z.regex(lettersAndSpaces, messages.nameLetters),
    );

/** Full name of the other forms: required, at least 3 characters. */
export const fullName = () =>
  z
    .string(messages.nameRequired)
    .check(
      z.trim(),
      z.minLength(1, messages.nameRequired),
      z.minLength(limits.minText, messages.nameMin),
      z.maxLength(limits.maxText),
    );

/** Digits only, required; both messages are the spec's odd ones. */
export const digitsCampaignId = (required: string = messages.campaignIdMin) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(30, messages.campaignIdDigits),
      z.regex(/^\d+$/, messages.campaignIdDigits),
    );

/** An amount in whole rupees, as every answer carries it (paise stay inside the API). */
export const rupees = () => z.int().check(z.nonnegative());
