import { createHash, timingSafeEqual } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** What is read of a request to decide whether it may see the metrics. */
export interface MetricsRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Address of the other end of the connection, whatever a header says. */
  peer: string | undefined;
}

export interface MetricsAccess {
  /** Who sends it as a bearer token sees the metrics; empty: nobody can. */
  token: string;
  /** True for a site of real visitors: without a token it shows nothing to anybody. */
  isPublic: boolean;
}

/** What every proxy adds at least one of. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** What the setting of the token must be, for messages. */
export const metricsTokenRule = 'must be 24 characters or more, without spaces';

export const isMetricsToken = (token: string): boolean => /^[\x21-\x7e]{24,}$/.test(token);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isLoopback = (peer: string): boolean =>
  ipaddr.isValid(peer) && ipaddr.process(peer).range() === 'loopback';

/**
 * Whether a request may see the metrics. With a token: who sends it. Without one: nobody on a public
 * site; else whoever asks from this machine itself. What a proxy passes on comes from this machine as
 * well, but says for whom.
 */
export function maySeeMetrics(
  { headers, peer }: MetricsRequest,
  { token, isPublic }: MetricsAccess,
): boolean {
  if (token) {
    const { authorization } = headers;
    const given = typeof authorization === 'string' ? authorization : '';
    return timingSafeEqual(digest(given), digest(`Bearer ${token}`));
  }
  if (isPublic || peer === undefined) return false;
  return isLoopback(peer) && PROXY_HEADERS.every((name) => headers[name] === undefined);
}
