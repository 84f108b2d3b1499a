import { randomInt } from 'node:crypto';
import { keyedHash } from '../../platform/keyed-hash';

/** Rules of one-time codes (design §7). */
export const codeRules = {
  digits: 6,
  lifetimeMs: 5 * 60 * 1000,
  maxTries: 5,
  /** Between two codes for one number. */
  pauseMs: 30 * 1000,
  windowMs: 60 * 60 * 1000,
  dayMs: 24 * 60 * 60 * 1000,
} as const;

/** A new code, e.g. "048213". */
export const newCode = (): string =>
  String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');

/** The hash that is kept of a code: bound to its challenge. */
export const hashCode = (secret: string, challengeId: string, code: string): string =>
  keyedHash(secret, 'code', `${challengeId}\0${code}`);

/** What is known of a challenge when a code is entered. */
export interface ChallengeState {
  tries: number;
  expiresAt: Date;
  verifiedAt: Date | null;
}

/** Why a challenge takes no further try: its code was entered, guessed at too often, or is too old. */
export type ChallengeEnd = 'verified' | 'tries-over' | 'expired';

/** Undefined while a challenge takes another try. */
export function endOfChallenge(challenge: ChallengeState, now: Date): ChallengeEnd | undefined {
  if (challenge.verifiedAt !== null) return 'verified';
  if (challenge.tries >= codeRules.maxTries) return 'tries-over';
  return now >= challenge.expiresAt ? 'expired' : undefined;
}

/** Whole seconds until another code may be sent to the same number; 0 when it may now. */
export function secondsToNextCode(sentAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((sentAt.getTime() + codeRules.pauseMs - now.getTime()) / 1000));
}
