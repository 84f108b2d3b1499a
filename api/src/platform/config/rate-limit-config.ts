import { type Env, integer } from './env';

/** Uploads are this much rarer than other writes, and cost disk. */
const UPLOAD_SHARE = 12;

/** Staff ask whether a phone is known from several devices behind one address, once for each ride. */
const CUSTOMER_CHECKS_SHARE = 2;

/** Limits per minute, address and route. The one of uploads follows the other unless it is set. */
export function readRateLimits(env: Env) {
  const writesPerMinute = integer(env, 'RATE_LIMIT_WRITES', 120, [0, 1_000_000]);
  const share = Math.ceil(writesPerMinute / UPLOAD_SHARE);
  const uploadsPerMinute = integer(env, 'RATE_LIMIT_UPLOADS', share, [0, 1_000_000]);
  const gatewayOrdersPerMinute = integer(env, 'RATE_LIMIT_GATEWAY_ORDERS', share, [0, 1_000_000]);
  const checks = writesPerMinute * CUSTOMER_CHECKS_SHARE;
  const customerChecksPerMinute = integer(
    env,
    'RATE_LIMIT_CUSTOMER_CHECKS',
    checks,
    [0, 1_000_000],
  );
  // No limit by sender is no limit at all.
  const isOn = writesPerMinute > 0;
  const writesPerPhone = integer(env, 'RATE_LIMIT_PHONE', isOn ? 30 : 0, [0, 1_000_000]);
  const writesPerAddress = integer(env, 'RATE_LIMIT_ADDRESS', isOn ? 6_000 : 0, [0, 10_000_000]);
  const codesPerDevice = integer(env, 'RATE_LIMIT_OFFER_CODES', isOn ? 20 : 0, [0, 1_000_000]);
  const codesPerAddress = integer(
    env,
    'RATE_LIMIT_OFFER_CODES_ADDRESS',
    isOn ? 300 : 0,
    [0, 10_000_000],
  );
  return {
    writesPerMinute,
    uploadsPerMinute,
    gatewayOrdersPerMinute,
    customerChecksPerMinute,
    writesPerPhone,
    writesPerAddress,
    codesPerDevice,
    codesPerAddress,
  };
}
