import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(ip: string): number[] {
  const [address = ''] = ip.split('%'); // Without the zone of a link-local one.
  // The URL parser writes each in one way, an embedded IPv4 address in hex too.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (part = '') =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => parseInt(group, 16));
  const [first, last] = [numbers(head), numbers(tail)];
  return [...first, ...Array<number>(GROUPS - first.length - last.length).fill(0), ...last];
}

/**
 * What limits count as one sender: an IPv4 address, or the /64 network of an IPv6 address, since a
 * household, or a rented server, has all 2^64 addresses of one. IPv4 in IPv6's clothes is IPv4.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
