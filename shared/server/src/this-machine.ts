import ipaddr from 'ipaddr.js';

/** What is read of a request to tell where it comes from. */
export interface Origin {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Address of the other end of the connection, whatever a header says. */
  peer: string | undefined;
}

/** What every proxy adds at least one of. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

const isLoopback = (peer: string): boolean =>
  ipaddr.isValid(peer) && ipaddr.process(peer).range() === 'loopback';

/** What a browser or a program at this machine calls it: an address, or the name that leads to nowhere else. */
function isOwnName(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return /^(.+\.)?localhost$/.test(hostname) || ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''));
}

/**
 * Whether somebody at this machine asks. What a proxy passes on comes from this machine as well, but says
 * for whom. So does what a page of another site asks whose name leads to this machine: it says that name.
 */
export const isFromThisMachine = ({ headers, peer }: Origin): boolean =>
  peer !== undefined &&
  isLoopback(peer) &&
  PROXY_HEADERS.every((name) => headers[name] === undefined) &&
  (headers.host === undefined || isOwnName(String(headers.host)));
