import ipaddr from 'ipaddr.js';

/**
 * What limits count as one sender: an IPv4 address, or the /64 network of an IPv6 address, since a
 * household, or a rented server, has all 2^64 addresses of one. An IPv4 address that is written as
 * IPv6 counts as IPv4.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!('parts' in address)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
