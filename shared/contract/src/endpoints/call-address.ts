import { addressOf, templateOf } from './address';
import type { Endpoint, NoParams, PathParams } from './endpoint';

/** The product's service prefix, `{app}` of spec §7, unless a configuration names another. */
export const DEFAULT_APP = 'ev';

type Params<E extends Endpoint> =
  PathParams<E['path']> extends NoParams ? [] : [params: PathParams<E['path']>];

/** The address at which tests and measurements ask for a call: nobody writes one out. */
export function callAddress<E extends Endpoint>(endpoint: E, ...[params]: Params<E>): string {
  return addressOf(endpoint, DEFAULT_APP, (params ?? {}) as PathParams<E['path']>);
}

const patternOf = (endpoint: Endpoint): string =>
  templateOf(endpoint, DEFAULT_APP).replaceAll('.', '\\.').replace(/:\w+/g, '[^/?#]+');

/** Matches every address of these calls, whatever its origin, its parameters and its query. */
export const callPattern = (...endpoints: readonly [Endpoint, ...Endpoint[]]): RegExp =>
  new RegExp(`(?:${endpoints.map(patternOf).join('|')})(?:[?#]|$)`);
