/** Whether an address is one of a route: a parameter takes any one part. */
function isOf(path: string, address: string): boolean {
  const [wanted, given] = [path, address].map((text) => text.split('/'));
  return (
    wanted?.length === given?.length &&
    (wanted ?? []).every((part, at) => part.startsWith(':') || part === given?.[at])
  );
}

/** The addresses that a sitemap lists, as paths. */
export const pathsInSitemap = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) =>
    address && URL.canParse(address) ? [new URL(address).pathname] : [],
  );

/**
 * Where each route is opened: at the first and the last address that the sitemap lists for it, else at its own
 * path. A route with parameters that nobody lists has no address that is known to be there.
 */
export function addressesOfRoutes(
  routes: readonly { path: string }[],
  listed: readonly string[],
): string[] {
  const found = routes.flatMap(({ path }) => {
    const own = listed.filter((address) => isOf(path, address));
    if (own.length > 0) return [own[0] ?? path, own.at(-1) ?? path];
    return path.includes(':') || path.includes('*') ? [] : [path];
  });
  return [...new Set(found)];
}
