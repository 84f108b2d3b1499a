import * as z from '@site/schema';

/**
 * Answer of sms/send/otp (design §7): a `challenge_id` to verify on the server; `otp` only from a
 * backend (or the demo's console provider) that hands the code out. Neither is a failed send.
 */
export const otpSendAnswerSchema = z.object({
  challenge_id: z.optional(z.string()),
  otp: z.optional(z.string()),
  /** Ours: seconds until another code may be asked for. */
  resend_after: z.optional(z.int()),
});
export type OtpSendAnswer = z.infer<typeof otpSendAnswerSchema>;

/** Answer: a short-lived bearer token for the verified phone; `expires_in` in seconds. */
export const otpVerifyAnswerSchema = z.object({ token: z.string(), expires_in: z.int() });
export type OtpVerifyAnswer = z.infer<typeof otpVerifyAnswerSchema>;
