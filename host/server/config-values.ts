import { createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';

/** Ranges that have a name, as in Fastify's trustProxy. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressRange(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const version = address.includes('%') ? 0 : isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (length === undefined) return true;
  // A range of no bits would believe everybody.
  return /^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128);
}

/**
 * The proxies whose X-Forwarded-For is believed, for Fastify's trustProxy: `none`, or a list of
 * addresses, ranges (`10.0.0.0/8`) and names of ranges.
 * @returns undefined for a text that is neither
 */
export function parseTrustedProxies(text: string): false | string[] | undefined {
  if (text.trim() === 'none') return false;
  const proxies = text.split(',').map((part) => part.trim());
  const areKnown = proxies.every((proxy) => NAMED_RANGES.includes(proxy) || isAddressRange(proxy));
  return areKnown ? proxies : undefined;
}

/** Whether a text is the PEM of a public key that can have signed a registry. */
export function isRegistryKey(pem: string): boolean {
  try {
    return pem.includes('PUBLIC KEY') && createPublicKey(pem).asymmetricKeyType === 'ed25519';
  } catch (_notAKey) {
    return false;
  }
}
