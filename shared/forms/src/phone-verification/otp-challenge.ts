import { sendOtp, storeToken, verifyOtp } from '@site/api-client';
import { messages } from '@site/contract';

/** A code that is on its way to a number, and what it can be checked with (design §7). */
export interface OtpChallenge {
  number: string;
  /** Checked on the server when present… */
  challengeId: string | undefined;
  /** …else compared here. */
  otp: string | undefined;
}

export type SendOutcome = { ok: true; challenge: OtpChallenge } | { ok: false; message: string };
export type VerifyOutcome = { ok: true } | { ok: false; message: string };

/** Asks for a code. An answer with neither a challenge nor a code is a failed send (spec §8). */
export async function requestCode(number: string, key: string): Promise<SendOutcome> {
  const result = await sendOtp({ phone_number: number }, key);
  if (!result.ok) return { ok: false, message: messages.otpSendFailed };
  const { challenge_id: challengeId, otp } = result.data ?? {};
  if (!challengeId && !otp) return { ok: false, message: messages.otpSendFailed };
  return { ok: true, challenge: { number, challengeId, otp } };
}

/** Checks the typed code against the challenge: on the server where it can, else by comparing. */
export async function checkCode(
  challenge: OtpChallenge,
  typed: string,
  key: string,
): Promise<VerifyOutcome> {
  const code = typed.trim();
  if (code === '') return { ok: false, message: messages.otpInvalid };
  if (!challenge.challengeId) {
    return code === challenge.otp ? { ok: true } : { ok: false, message: messages.otpInvalid };
  }
  const result = await verifyOtp({ challenge_id: challenge.challengeId, otp: code }, key);
  if (!result.ok) return { ok: false, message: result.message ?? messages.otpInvalid };
  if (result.data) storeToken(result.data.token);
  return { ok: true };
}
