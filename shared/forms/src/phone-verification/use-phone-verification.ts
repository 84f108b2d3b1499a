import { newIdempotencyKey } from '@site/api-client';
import { messages } from '@site/contract';
import { useState } from 'react';
import { isPhoneNumber, normalizePhone } from '../rules/phone-rules';
import { checkCode, type OtpChallenge, requestCode } from './otp-challenge';

/** Where a number stands on its way to being verified (spec §4). */
export interface PhoneVerification {
  status: 'unverified' | 'sending' | 'code-sent' | 'checking' | 'verified';
  /** What went wrong last, until the next attempt or edit. */
  error: string | undefined;
  canSend: boolean;
  sendCode: () => Promise<void>;
  /** Resolves to true once the code was right. */
  verify: (code: string) => Promise<boolean>;
}

interface Attempt {
  number: string;
  busy: 'sending' | 'checking' | undefined;
  challenge: OtpChallenge | undefined;
  error: string | undefined;
}

/**
 * Verifies the number that is in the field now. Codes, errors and the verified mark belong to the
 * number they were made for: another number starts anew, and coming back to a number finds its
 * state again.
 * @param verifiedNumber the number verified last, kept by the form; '' for none
 * @param onVerified told the number whose code was right
 */
export function usePhoneVerification(
  typed: string,
  verifiedNumber: string,
  onVerified: (number: string) => void,
): PhoneVerification {
  const number = normalizePhone(typed);
  const [attempt, setAttempt] = useState<Attempt>();
  const current = attempt?.number === number ? attempt : undefined;
  const verified = isPhoneNumber(number) && number === verifiedNumber;
  const canSend = isPhoneNumber(number) && !verified && !attempt?.busy;

  const sendCode = async () => {
    if (verified || attempt?.busy) return;
    const before: Attempt = {
      number,
      busy: undefined,
      challenge: current?.challenge,
      error: undefined,
    };
    if (!isPhoneNumber(number)) {
      setAttempt({ ...before, error: messages.otpNumberInvalid });
      return;
    }
    setAttempt({ ...before, busy: 'sending' });
    // Each press asks for a new code: that is a new intent every time.
    const outcome = await requestCode(number, newIdempotencyKey());
    setAttempt(
      outcome.ok
        ? { ...before, challenge: outcome.challenge }
        : { ...before, error: outcome.message },
    );
  };

  const verify = async (code: string) => {
    if (!current?.challenge || current.busy) return false;
    setAttempt({ ...current, busy: 'checking', error: undefined });
    const outcome = await checkCode(current.challenge, code, newIdempotencyKey());
    if (outcome.ok) {
      setAttempt(undefined);
      onVerified(number);
    } else {
      setAttempt({ ...current, busy: undefined, error: outcome.message });
    }
    return outcome.ok;
  };

  return {
    status: verified
      ? 'verified'
      : (current?.busy ?? (current?.challenge ? 'code-sent' : 'unverified')),
    error: verified ? undefined : current?.error,
    canSend,
    sendCode,
    verify,
  };
}
