import { sendOtp, storeToken, verifyOtp, type WriteResult } from '@site/api-client';
import { messages, otpField, problemOf } from '@site/contract';
import type { CodeKeys } from './code-keys';

/** A code that is on its way to a number, and what it can be checked with (design §7). */
export interface OtpChallenge {
  /** Checked on the server when present… */
  challengeId: string | undefined;
  /** …else compared here. */
  otp: string | undefined;
  /** The one before, of which the message may come after this one was asked for. */
  earlier?: OtpChallenge | undefined;
}

/** `wait`: seconds until another code may be asked for. */
export type SendOutcome =
  | { ok: true; challenge: OtpChallenge; wait: number }
  | { ok: false; message: string; wait: number };

export type VerifyOutcome =
  | { ok: true }
  | {
      ok: false;
      message: string;
      /** It was judged, and is not the code. */
      isWrong: boolean;
      /** No code is right any more: another one must be asked for. */
      needsNewCode: boolean;
    };

type Refused = Extract<WriteResult<unknown>, { ok: false }>;

/** Between two codes for one number, where the server does not say (design §7). */
const PAUSE_S = 30;

const statusOf = ({ error }: Refused): number | undefined =>
  error?.kind === 'http' ? error.status : undefined;

/** True when the server has said no; else nobody knows whether it has sent the code. */
const isAnswered = (result: Refused): boolean => (statusOf(result) ?? 500) < 500;

/**
 * Asks for a code of a template of the message gateway. When the answer is lost it asks once more
 * under the same key: a code that was issued is answered as issued. An answer with neither a
 * challenge nor a code is a failed send (spec §8).
 */
export async function requestCode(
  number: string,
  templateId: string,
  keys: CodeKeys,
): Promise<SendOutcome> {
  const ask = () => sendOtp({ phone_number: number, templateId }, keys.forSend(number));
  const first = await ask();
  const result = first.ok || statusOf(first) !== undefined ? first : await ask();
  if (result.ok || isAnswered(result)) keys.sendAnswered(number);
  if (!result.ok) {
    return { ok: false, message: messages.otpSendFailed, wait: result.error?.retryAfter ?? 0 };
  }
  const { challenge_id: challengeId, otp, resend_after: wait = PAUSE_S } = result.data ?? {};
  if (!challengeId && !otp) return { ok: false, message: messages.otpSendFailed, wait: 0 };
  return { ok: true, challenge: { challengeId, otp }, wait };
}

/** What a refused code is told as: a wrong code only where the server has judged it. */
function resolveRefusal(result: Refused): VerifyOutcome {
  const status = statusOf(result);
  const message = result.fieldErrors['otp'] ?? result.message;
  if (status === 410) {
    const why = message ?? messages.otpExpired;
    return { ok: false, message: why, isWrong: false, needsNewCode: true };
  }
  const isWrong = status === 400 || status === 422;
  const isTooOften = status === 429 && message !== null;
  return {
    ok: false,
    message: isWrong || isTooOften ? (message ?? messages.otpInvalid) : unjudged(result),
    isWrong,
    needsNewCode: false,
  };
}

/** What is said when nobody has judged the code: whether an answer came at all. */
const unjudged = ({ error }: Refused): string =>
  error?.kind === 'network' || error?.kind === 'timeout'
    ? messages.otpNotChecked
    : messages.otpUnconfirmed;

/**
 * Checks the typed code against the challenge, and when it is wrong there against those before it: their messages may
 * come late. What is said of a wrong one is said of the last.
 */
export async function checkCode(
  challenge: OtpChallenge,
  typed: string,
  keys: CodeKeys,
): Promise<VerifyOutcome> {
  const outcome = await checkOne(challenge, typed.trim(), keys);
  if (outcome.ok || !outcome.isWrong || !challenge.earlier) return outcome;
  const before = await checkCode(challenge.earlier, typed, keys);
  return !before.ok && (before.isWrong || before.needsNewCode) ? outcome : before;
}

const unconfirmed = {
  ok: false,
  message: messages.otpUnconfirmed,
  isWrong: false,
  needsNewCode: false,
} as const;
const wrong = { ...unconfirmed, message: messages.otpInvalid, isWrong: true } as const;

/** On the server where it can, else by comparing. */
async function checkOne(
  { challengeId, otp }: OtpChallenge,
  code: string,
  keys: CodeKeys,
): Promise<VerifyOutcome> {
  if (code === '') return wrong;
  if (!challengeId) return code === otp ? { ok: true } : wrong;
  if (problemOf(otpField, code) !== undefined) return wrong;
  const key = keys.forCode(challengeId, code);
  const result = await verifyOtp({ challenge_id: challengeId, otp: code }, key);
  if (!result.ok) return resolveRefusal(result);
  // Without its token the number is verified for nobody: the same key brings the answer again.
  if (!result.data) return unconfirmed;
  storeToken(result.data.token);
  return { ok: true };
}
