import * as z from 'zod/mini';
import { otpField, phoneField } from '../field-rules/person-fields';
import { anyText, text } from '../fields';
import { messages } from '../messages';

/** Body of sms/send/otp; `templateId` names the message's template at the gateway. */
export const otpSendSchema = z.object({ phone_number: text(phoneField), templateId: anyText() });
export type OtpSend = z.infer<typeof otpSendSchema>;

/** Body of sms/verify/otp. */
export const otpVerifySchema = z.object({
  challenge_id: z.string(messages.otpInvalid).check(z.minLength(1, messages.otpInvalid)),
  otp: text(otpField),
});
export type OtpVerify = z.infer<typeof otpVerifySchema>;
