import { isSameSecret } from '../same-secret';
import { isFromThisMachine, type Origin } from '../this-machine';

export interface MetricsAccess {
  /** Who sends it as a bearer token sees the metrics; empty: nobody can. */
  token: string;
  /** True for a site of real visitors: without a token it shows nothing to anybody. */
  isPublic: boolean;
}

/** What the setting of the token must be, for messages. */
export const metricsTokenRule = 'must be 24 characters or more, without spaces';

/** Whether a text may be the setting of the token. */
export const isMetricsToken = (token: string): boolean => /^[\x21-\x7e]{24,}$/.test(token);

/**
 * Whether a request may see the metrics. With a token: who sends it. Without one: nobody on a public
 * site; else whoever asks from this machine itself. What a proxy passes on comes from this machine as
 * well, but says for whom.
 */
export function maySeeMetrics(request: Origin, { token, isPublic }: MetricsAccess): boolean {
  if (token) {
    const { authorization } = request.headers;
    const given = typeof authorization === 'string' ? authorization : '';
    return isSameSecret(given, `Bearer ${token}`);
  }
  return !isPublic && isFromThisMachine(request);
}
