import type { SendLimits } from '../../platform/config/otp-config';
import { codeRules } from './one-time-code';

/** What was sent in the last hour. */
export interface SendHistory {
  lastToNumber: Date | null;
  toNumber: number;
  fromAddress: number;
}

/** Seconds to wait before another code may be sent; 0 when it may now. */
export function secondsToWait(history: SendHistory, limits: SendLimits, now: Date): number {
  if (history.lastToNumber) {
    const left = history.lastToNumber.getTime() + codeRules.pauseMs - now.getTime();
    if (left > 0) return Math.ceil(left / 1000);
  }
  const isOver =
    history.toNumber >= limits.perNumberAndHour || history.fromAddress >= limits.perAddressAndHour;
  return isOver ? codeRules.windowMs / 1000 : 0;
}
