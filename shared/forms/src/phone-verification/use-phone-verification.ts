import { messages, normalizePhone } from '@site/contract';
import { useState } from 'react';
import { isPhoneNumber } from '../rules/phone-rules';
import { createCodeKeys } from './code-keys';
import { checkCode, type OtpChallenge, requestCode } from './otp-challenge';
import { noWait, secondsLeft, type Wait, waitFor } from './use-seconds-left';

/** Where a number stands on its way to being verified (spec §4). */
export interface PhoneVerification {
  status: 'unverified' | 'sending' | 'code-sent' | 'checking' | 'verified';
  /** What the code in use is checked with; undefined while there is none to enter. */
  challenge: OtpChallenge | undefined;
  /** What went wrong last, until the next attempt: with sending… */
  sendError: string | undefined;
  /** …or with the code. */
  codeError: string | undefined;
  /** True once a code was sent to this number. */
  wasSent: boolean;
  /** How long until another code may be asked for. */
  wait: Wait;
  canSend: boolean;
  sendCode: () => Promise<void>;
  verify: (code: string) => Promise<CodeResult>;
}

/** What came of a code: wrong or not judged, good for nothing more, or right. */
export type CodeResult = 'refused' | 'gone' | 'verified';

interface Attempt {
  busy?: 'sending' | 'checking' | undefined;
  challenge?: OtpChallenge | undefined;
  sendError?: string | undefined;
  codeError?: string | undefined;
  wasSent?: boolean;
  wait?: Wait;
}

/**
 * Verifies the number that is in the field now. Codes, errors and the verified mark belong to the
 * number they were made for: another number starts anew, and coming back to a number finds its
 * state again.
 * @param verifiedNumber the number verified last, kept by the form; '' for none
 * @param templateId the template of the message at the gateway (spec §7)
 * @param onVerified told the number whose code was right
 */
export function usePhoneVerification(
  typed: string,
  verifiedNumber: string,
  templateId: string,
  onVerified: (number: string) => void,
): PhoneVerification {
  const number = normalizePhone(typed);
  const [keys] = useState(() => createCodeKeys());
  const [attempts, setAttempts] = useState<Readonly<Record<string, Attempt>>>({});
  const change = (part: Attempt) =>
    setAttempts((all) => ({ ...all, [number]: { ...all[number], ...part } }));
  const attempt = attempts[number] ?? {};
  const { busy, challenge, sendError, codeError, wasSent, wait = noWait } = attempt;
  const verified = isPhoneNumber(number) && number === verifiedNumber;

  const sendCode = async () => {
    if (verified || busy || secondsLeft(wait) > 0) return;
    if (!isPhoneNumber(number)) {
      change({ sendError: messages.otpNumberInvalid });
      return;
    }
    change({ busy: 'sending', sendError: undefined });
    const outcome = await requestCode(number, templateId, keys);
    change({
      busy: undefined,
      wait: waitFor(outcome.wait),
      ...(outcome.ok
        ? {
            challenge: { ...outcome.challenge, earlier: challenge },
            codeError: undefined,
            wasSent: true,
          }
        : { sendError: outcome.message }),
    });
  };

  const verify = async (code: string): Promise<CodeResult> => {
    if (!challenge || busy) return 'refused';
    change({ busy: 'checking', codeError: undefined, sendError: undefined });
    const outcome = await checkCode(challenge, code, keys);
    if (outcome.ok) {
      change({ busy: undefined, challenge: undefined });
      onVerified(number);
      return 'verified';
    }
    if (outcome.needsNewCode) {
      change({ busy: undefined, challenge: undefined, sendError: outcome.message });
      return 'gone';
    }
    change({ busy: undefined, codeError: outcome.message });
    return 'refused';
  };

  return {
    status: verified ? 'verified' : (busy ?? (challenge ? 'code-sent' : 'unverified')),
    challenge: verified ? undefined : challenge,
    sendError: verified ? undefined : sendError,
    codeError: verified ? undefined : codeError,
    wasSent: wasSent ?? false,
    wait,
    canSend: isPhoneNumber(number) && !verified,
    sendCode,
    verify,
  };
}
