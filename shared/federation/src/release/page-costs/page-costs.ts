import { basename, join } from 'node:path';
import type { ScriptCost } from '../page-budgets';
import { type BuiltPages, type Route, withFurther } from './built-pages';
import { sumOf, type Weighed, weigh } from './weigh';

/** What a first visit of a page costs. */
export interface PageCost extends ScriptCost {
  /** The route; with `?name` for an address that has that parameter, where it needs more. */
  path: string;
  /** The largest script that the page has for itself. */
  largest?: Weighed | undefined;
  /** The shared package of the page with the most bytes beside the host's own script, by its name. */
  largestShare?: Weighed | undefined;
}

/** The shared packages of a page, each with the bytes of its files that are not the host's one script. */
function weighShares({ hostDir, host }: BuiltPages, keys: readonly string[]): Promise<Weighed[]> {
  const web = join(hostDir, 'dist/web');
  return Promise.all(
    keys.map(async (key) => {
      const files = (host.shares[key] ?? []).map(({ file }) => file);
      const own = files.filter((file) => file !== host.script.file);
      return { file: key, bytes: sumOf(await weigh(web, own)) };
    }),
  );
}

const bySize = (a: Weighed, b: Weighed): number => b.bytes - a.bytes;

/** The scripts of one page: the host's with those of shared packages, the remote's entry, the page's own. */
async function weighPage(built: BuiltPages, route: Route): Promise<PageCost> {
  const { hostDir, host, dist } = built;
  const web = join(dist, 'web');
  const entry = basename(built.entry);
  const shared = (route.shares ?? []).flatMap((key) => host.shares[key] ?? []);
  const hosts = new Set([host.script, ...shared].map(({ file }) => file));
  const files = new Set(route.preload.filter((file) => file !== entry));
  const [ofHost, ofEntry, own, shares] = await Promise.all([
    weigh(join(hostDir, 'dist/web'), [...hosts]),
    weigh(web, [entry]),
    weigh(web, [...files]),
    weighShares(built, route.shares ?? []),
  ]);
  const scripts = [...ofHost, ...ofEntry, ...own];
  return {
    path: route.path,
    script: sumOf(scripts),
    scriptRequests: scripts.length,
    entry: sumOf(ofEntry),
    largest: own.sort(bySize)[0],
    largestShare: shares.sort(bySize).find(({ bytes }) => bytes > 0),
  };
}

/** What each page of a build costs, at an address without a query and at those that need more. */
export const pageCosts = (built: BuiltPages): Promise<PageCost[]> =>
  Promise.all(built.routes.flatMap(withFurther).map((route) => weighPage(built, route)));
