import { hasAddress } from '../route-claims';

/** The addresses that a sitemap lists, as paths. */
export const pathsInSitemap = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) =>
    address && URL.canParse(address) ? [new URL(address).pathname] : [],
  );

/** The addresses of a route that are known to be there: those that the sitemap lists, else its own path. */
function knownAddresses({ path }: { path: string }, listed: readonly string[]): string[] {
  const own = listed.filter((address) => hasAddress(path, address));
  if (own.length > 0) return own;
  // Of a route with parameters that nobody lists no address is known.
  return path.includes(':') || path.includes('*') ? [] : [path];
}

/** Where one route is photographed; undefined where no address of it is known. */
export const addressOfRoute = (
  route: { path: string },
  listed: readonly string[],
): string | undefined => knownAddresses(route, listed)[0];

/** Where each route is opened: at the first and the last of its known addresses. */
export function addressesOfRoutes(
  routes: readonly { path: string }[],
  listed: readonly string[],
): string[] {
  const found = routes.flatMap((route) => {
    const own = knownAddresses(route, listed);
    return [own[0], own.at(-1)].filter((address) => address !== undefined);
  });
  return [...new Set(found)];
}
