import { type OtpVerify, type OtpVerifyAnswer, otpVerifyAnswerSchema } from '@site/contract';
import { answerOf } from '../http/answer-of';
import { communicationPath } from '../http/paths';
import { storeToken } from '../http/store-token';
import { type WriteResult, write } from '../http/write';

/**
 * Checks a one-time code on the server: `POST /communication/sms/verify/otp` (design §7). The token
 * of a right code is kept in the browser, so that later calls carry it (spec §6).
 */
export async function verifyOtp(
  fields: OtpVerify,
  idempotencyKey: string,
): Promise<WriteResult<OtpVerifyAnswer>> {
  const result = await write(
    communicationPath('sms', 'verify', 'otp'),
    fields,
    idempotencyKey,
    answerOf(otpVerifyAnswerSchema),
  );
  if (result.ok) storeToken(result.data.token);
  return result;
}
