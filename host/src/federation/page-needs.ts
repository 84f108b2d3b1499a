import type { LiveNeeds, LiveRoute } from './snapshot';

/**
 * All that a page needs for an address, each file and each shared package once.
 * @param params names of the query parameters of that address
 */
export function pageNeeds(route: LiveRoute, params: Iterable<string>): Required<LiveNeeds> {
  const { further = {} } = route;
  const all = [
    route,
    ...[...params].flatMap((name) => (Object.hasOwn(further, name) ? (further[name] ?? []) : [])),
  ];
  return {
    preload: [...new Set(all.flatMap(({ preload }) => preload))],
    shares: [...new Set(all.flatMap(({ shares = [] }) => shares))],
  };
}
