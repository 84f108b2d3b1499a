import type { SendLimits } from '../communication/send-limits';
import { type Env, integer } from './env';

/** Limits of one-time codes per hour, by number and by address. */
export function readOtpLimits(env: Env): SendLimits {
  return {
    perNumberAndHour: integer(env, 'OTP_PER_NUMBER', 10, [1, 10_000]),
    perAddressAndHour: integer(env, 'OTP_PER_ADDRESS', 60, [1, 1_000_000]),
  };
}
