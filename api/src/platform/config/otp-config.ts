import { type Env, integer } from './env';

/** How many codes an hour, or a day. */
export interface SendLimits {
  perNumberAndHour: number;
  /**
   * To a number, counting only codes that nobody has entered yet: whoever has codes sent to a stranger, hour after hour,
   * cannot enter them.
   */
  openPerNumberAndDay: number;
  /** By the token of a browser's tab. */
  perDeviceAndHour: number;
  /** Of senders without a device token, by address. */
  perAddressAndHour: number;
  /**
   * Of all senders of an address, counting only codes that nobody has entered yet: thousands of buyers behind
   * one address enter their codes, but somebody who has codes sent to strangers cannot.
   */
  perSharedAddressAndHour: number;
  /** Of the whole site. Past it nobody gets a code, and the log raises an alarm. */
  perSiteAndHour: number;
}

/** Limits of one-time codes, by number, device and address. */
export function readOtpLimits(env: Env): SendLimits {
  return {
    perNumberAndHour: integer(env, 'OTP_PER_NUMBER', 10, [1, 10_000]),
    openPerNumberAndDay: integer(env, 'OTP_PER_NUMBER_A_DAY', 20, [1, 10_000]),
    perDeviceAndHour: integer(env, 'OTP_PER_DEVICE', 15, [1, 10_000]),
    perAddressAndHour: integer(env, 'OTP_PER_ADDRESS', 60, [1, 1_000_000]),
    perSharedAddressAndHour: integer(env, 'OTP_PER_SHARED_ADDRESS', 1_500, [1, 1_000_000]),
    perSiteAndHour: integer(env, 'OTP_PER_SITE', 20_000, [1, 10_000_000]),
  };
}
