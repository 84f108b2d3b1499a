import { type OtpSendAnswer, otpSendAnswerSchema } from '@site/contract';
import { answerOf } from '../http/answer-of';
import { communicationPath } from '../http/paths';
import { type WriteResult, write } from '../http/write';

/**
 * Sends a one-time code: `POST /communication/sms/send/otp` (spec §7).
 * @param templateId the text template at the SMS gateway; without one the server takes its own
 * @returns a `challenge_id` to verify on the server and/or the `otp` to compare with (design §7)
 */
export function sendOtp(
  fields: { phone_number: string; templateId?: string },
  idempotencyKey: string,
): Promise<WriteResult<OtpSendAnswer>> {
  return write(
    communicationPath('sms', 'send', 'otp'),
    fields,
    idempotencyKey,
    answerOf(otpSendAnswerSchema),
  );
}
