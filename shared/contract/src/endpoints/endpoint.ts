import type { $ZodType } from 'zod/v4/core';

/**
 * One call of spec §7: the single description that the API serves, clients call and tests check.
 * Plain data, so that a bundler drops every endpoint that a remote does not use.
 */
export interface Endpoint {
  method: 'GET' | 'POST';
  /**
   * `app`: under /api/v2/{app}; `geo`: /api/v2/geoservice; `communication`:
   * /api/v2/communication; `static`: /static.
   */
  service: 'app' | 'geo' | 'communication' | 'static';
  /** From `/`, with `:name` for each parameter. */
  path: string;
  summary: string;
  /** Text fields of the body (form data or JSON). */
  request?: $ZodType;
  /** What stands in the answer's body at `answerPath`. */
  answer: $ZodType;
  /** From the root of the JSON body. */
  answerPath: readonly string[];
}

/** The root path of a service (design §6). */
export function servicePath(service: Endpoint['service'], app: string): string {
  if (service === 'static') return '/static';
  if (service === 'app') return `/api/v2/${app}`;
  return service === 'geo' ? '/api/v2/geoservice' : '/api/v2/communication';
}
