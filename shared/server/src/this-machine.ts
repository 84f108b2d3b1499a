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

/**
 * Whether somebody at this machine asks. What a proxy passes on comes from this machine as well, but says
 * for whom.
 */
export const isFromThisMachine = ({ headers, peer }: Origin): boolean =>
  peer !== undefined &&
  isLoopback(peer) &&
  PROXY_HEADERS.every((name) => headers[name] === undefined);
