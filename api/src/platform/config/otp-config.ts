import { type Env, integer } from './env';

/** How many one-time codes may be sent in an hour. */
export interface SendLimits {
  perNumberAndHour: number;
  perAddressAndHour: number;
}

/** Limits of one-time codes per hour, by number and by address. */
export function readOtpLimits(env: Env): SendLimits {
  return {
    perNumberAndHour: integer(env, 'OTP_PER_NUMBER', 10, [1, 10_000]),
    perAddressAndHour: integer(env, 'OTP_PER_ADDRESS', 60, [1, 1_000_000]),
  };
}
