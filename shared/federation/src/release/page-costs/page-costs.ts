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
}

/** The scripts of one page: the host's with those of shared packages, the remote's entry, the page's own. */
async function weighPage(built: BuiltPages, route: Route): Promise<PageCost> {
  const { hostDir, host, dist } = built;
  const web = join(dist, 'web');
  const entry = basename(built.entry);
  const shared = (route.shares ?? []).flatMap((key) => host.shares[key] ?? []);
  const hosts = new Set([host.script, ...shared].map(({ file }) => file));
  const files = new Set(route.preload.filter((file) => file !== entry));
  const [ofHost, ofEntry, own] = await Promise.all([
    weigh(join(hostDir, 'dist/web'), [...hosts]),
    weigh(web, [entry]),
    weigh(web, [...files]),
  ]);
  const scripts = [...ofHost, ...ofEntry, ...own];
  return {
    path: route.path,
    script: sumOf(scripts),
    scriptRequests: scripts.length,
    entry: sumOf(ofEntry),
    largest: own.sort((a, b) => b.bytes - a.bytes)[0],
  };
}

/** What each page of a build costs, at an address without a query and at those that need more. */
export const pageCosts = (built: BuiltPages): Promise<PageCost[]> =>
  Promise.all(built.routes.flatMap(withFurther).map((route) => weighPage(built, route)));
