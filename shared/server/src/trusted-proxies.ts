import ipaddr from 'ipaddr.js';

/** Ranges that have a name, as in Fastify's trustProxy. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** What TRUST_PROXY may be, for the message about one that it is not. */
export const trustedProxiesRule = `must be none, or addresses, ranges, ${NAMED_RANGES.join(', ')} with commas between`;

/** An address as people write it: the short and octal forms of IPv4, and zones of IPv6, are none. */
const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || (ipaddr.IPv6.isValid(text) && !text.includes('%'));

function isRange(text: string): boolean {
  const [address = ''] = text.split('/', 1);
  if (!isAddress(address) || !ipaddr.isValidCIDR(text)) return false;
  // A range of no bits would believe everybody.
  return ipaddr.parseCIDR(text)[1] > 0;
}

/**
 * Whose X-Forwarded-For is believed, for Fastify's trustProxy: `none`, or a list of addresses, ranges
 * (`10.0.0.0/8`) and names of ranges.
 * @returns undefined for anything else: a number or a word that only looks right would let visitors choose
 *   their own address
 */
export function parseTrustedProxies(text: string): false | string[] | undefined {
  if (text.trim() === 'none') return false;
  const proxies = text.split(',').map((part) => part.trim());
  const areKnown = proxies.every(
    (proxy) => NAMED_RANGES.includes(proxy) || isAddress(proxy) || isRange(proxy),
  );
  return areKnown ? proxies : undefined;
}
