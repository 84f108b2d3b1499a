import * as z from 'zod/mini';
import { optionalText, phone } from '../fields';
import { messages } from '../messages';

/** Body of sms/send/otp; `templateId` names the message's template at the gateway. */
export const otpSendSchema = z.object({ phone_number: phone(), templateId: optionalText() });
export type OtpSend = z.infer<typeof otpSendSchema>;

/**
 * Answer of sms/send/otp (design §7): a `challenge_id` to verify on the server; `otp` only from a
 * backend (or the demo's console provider) that hands the code out. Neither is a failed send.
 */
export const otpSendAnswerSchema = z.object({
  challenge_id: z.optional(z.string()),
  otp: z.optional(z.string()),
});
export type OtpSendAnswer = z.infer<typeof otpSendAnswerSchema>;

/** Body of sms/verify/otp. */
export const otpVerifySchema = z.object({
  challenge_id: z.string(messages.otpInvalid).check(z.minLength(1, messages.otpInvalid)),
  otp: z.string(messages.otpInvalid).check(z.trim(), z.regex(/^\d{4,8}$/, messages.otpInvalid)),
});
export type OtpVerify = z.infer<typeof otpVerifySchema>;

/** Answer: a short-lived bearer token for the verified phone; `expires_in` in seconds. */
export const otpVerifyAnswerSchema = z.object({ token: z.string(), expires_in: z.int() });
export type OtpVerifyAnswer = z.infer<typeof otpVerifyAnswerSchema>;
