import { isIP } from 'node:net';
import { StartError } from '../start-error';
import { type Env, text } from './env';

/** Ranges that have a name, as in Fastify's trustProxy. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressOrRange(part: string): boolean {
  const [address = '', bits, ...rest] = part.split('/');
  const version = address.includes('%') ? 0 : isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  // A range of no bits would believe everybody.
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/**
 * Reads whose X-Forwarded-For is believed, for Fastify's trustProxy: `none`, or a list of addresses,
 * ranges (`10.0.0.0/8`) and names of ranges. @throws StartError for anything else: a number or a word
 * that only looks right would let visitors choose their own address.
 */
export function readTrustProxy(env: Env): false | string[] {
  const given = text(env, 'TRUST_PROXY', 'loopback');
  if (given === 'none') return false;
  const parts = given.split(',').map((part) => part.trim());
  if (parts.every((part) => NAMED_RANGES.includes(part) || isAddressOrRange(part))) return parts;
  throw new StartError(
    `TRUST_PROXY must be none, or addresses, ranges, ${NAMED_RANGES.join(', ')} with commas between, not "${given}".`,
  );
}
