import { matchRoutes } from '@site/router';
import { LRUCache } from 'lru-cache';
import type { FederationSnapshot } from '../../src/federation/snapshot';

/** A page of a released remote. */
export interface PageRoute {
  remote: string;
  version: string;
  /** The route's pattern, e.g. `/thing/:id`; never an address, which may name somebody. */
  path: string;
  /** Remote, version and path in one. */
  key: string;
  /** True where a visitor pays. */
  takesPayments: boolean;
  /** Data of the site itself that the page shows. */
  siteData?: 'releases';
}

const MOST_PATHS = 2_000;

/**
 * Finds the page that an address belongs to, as the router of browser and render worker finds it.
 * @returns the route of a path; undefined for the host's own pages, the 404 page among them
 */
export function createPageMatcher({
  remotes,
}: FederationSnapshot): (pathname: string) => PageRoute | undefined {
  const pages = remotes.flatMap(({ name, version, routes }) =>
    routes.map(({ path, takesPayments = false, siteData }) => ({
      id: `${name}@${version}:${path}`,
      path,
      handle: { remote: name, version, path, takesPayments, ...(siteData && { siteData }) },
    })),
  );
  const tree = [{ path: '/', children: [...pages, { path: '*' }] }];
  const find = (pathname: string): PageRoute | undefined => {
    const found: object | undefined = matchRoutes(tree, pathname)?.at(-1)?.route;
    const page = pages.find((candidate) => candidate === found);
    return page && { ...page.handle, key: page.id };
  };
  // Finding the route of a path costs a third of a millisecond.
  const known = new LRUCache<string, { route: PageRoute | undefined }>({ max: MOST_PATHS });
  return (pathname) => {
    const found = known.get(pathname) ?? { route: find(pathname) };
    known.set(pathname, found);
    return found.route;
  };
}
