import { type LiveSet, queryKey } from '../releases/live-set';
import { createPageMatcher, type PageRoute } from '../render/page-routes';

/** What is rendered for an address, and under which key it is kept. */
export interface PageRequest {
  /** The remote's page; undefined for a page of the host. */
  route: PageRoute | undefined;
  /** The absolute address to render: without the query parameters that the page does not show. */
  url: string;
  /**
   * Undefined for a page that only this visitor may get. With a question mark where anybody can invent addresses of the
   * page: such pages have room of their own in the cache.
   */
  key: string | undefined;
}

/** Longer values are never a choice that a page offers: they must not become keys of the cache. */
const LONGEST_VALUE = 100;

/**
 * Whether anybody can invent addresses of a page. Its first parameter is a model, and nothing is there for an unknown one;
 * a second one, as an offer's code, can be anything.
 */
const isOpen = ({ path }: PageRoute): boolean => path.split('/:').length > 2;

/** The key of a path, without whatever is asked of it. */
export const pathKey = (live: LiveSet, pathname: string): string =>
  `${live.snapshot.id} ${pathname}`;

function shownQuery(asked: URLSearchParams, names: readonly string[]): string {
  const shown = new URLSearchParams();
  for (const name of [...names].sort()) {
    const value = asked.get(name);
    if (value !== null && value.length <= LONGEST_VALUE) shown.set(name, value);
  }
  const query = shown.toString();
  return query && `?${query}`;
}

/**
 * Reads addresses for one live set. A page is rendered and kept with the query parameters that its route
 * declares and with no other, so that nothing that an address carries of a person can get into what the
 * next visitor sees. A release that declares none in the registry is rendered with all of them; then only
 * addresses without any are kept.
 */
export function createPageReader(live: LiveSet): (url: URL) => PageRequest {
  const match = createPageMatcher(live.snapshot);
  return (url) => {
    const route = match(url.pathname);
    // The host's own pages show no parameters.
    const declared = route ? live.queries[queryKey(route.remote, route.path)] : [];
    if (!declared && url.search !== '') return { route, url: url.href, key: undefined };
    const address = url.pathname + (url.search && shownQuery(url.searchParams, declared ?? []));
    const asked = route && isOpen(route) && !address.includes('?') ? `${address}?` : address;
    return { route, url: url.origin + address, key: pathKey(live, asked) };
  };
}
