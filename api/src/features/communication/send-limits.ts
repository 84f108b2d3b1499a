import type { SendLimits } from '../../platform/config/otp-config';
import { codeRules, secondsToNextCode } from './one-time-code';

/** What was sent in the last hour, unless a day is said. */
export interface SendHistory {
  lastToNumber: Date | null;
  toNumber: number;
  /** To the number in the last day, and not entered yet. */
  openToNumberOfDay: number;
  fromDevice: number;
  /** From the address, without a device token; 0 for a sender that has one. */
  fromAddress: number;
  /** From the address, and not entered yet. */
  openFromAddress: number;
  fromSite: number;
}

/** True when the whole site has sent what it may. */
export const isSiteOver = (history: SendHistory, limits: SendLimits): boolean =>
  history.fromSite >= limits.perSiteAndHour;

/** Seconds to wait before another code may be sent; 0 when it may now. */
export function secondsToWait(history: SendHistory, limits: SendLimits, now: Date): number {
  if (history.lastToNumber) {
    const left = secondsToNextCode(history.lastToNumber, now);
    if (left > 0) return left;
  }
  const isOver =
    history.toNumber >= limits.perNumberAndHour ||
    history.openToNumberOfDay >= limits.openPerNumberAndDay ||
    history.fromDevice >= limits.perDeviceAndHour ||
    history.fromAddress >= limits.perAddressAndHour ||
    history.openFromAddress >= limits.perSharedAddressAndHour ||
    isSiteOver(history, limits);
  return isOver ? codeRules.windowMs / 1000 : 0;
}
