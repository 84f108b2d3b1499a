import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostBuild } from '../preset/build-host';
import type { AuditEntry } from '../registry';
import { GateError } from './gate';
import { kilobytes, overBudget, PAGE_BUDGET, type ScriptCost } from './page-budgets';

interface BuiltPages {
  /** The host's folder, built. */
  hostDir: string;
  host: Pick<HostBuild, 'script' | 'shares'>;
  /** Folder of the remote's files for browsers, compressed. */
  web: string;
  /** Name of the remote's entry in it. */
  entry: string;
  routes: readonly (Route & { further?: Readonly<Record<string, Omit<Route, 'path'>>> })[];
}

interface Route {
  path: string;
  preload: readonly string[];
  shares: readonly string[];
}

/** A script, and what it has in bytes as it travels. */
interface Weighed {
  file: string;
  bytes: number;
}

const weigh = (folder: string, files: readonly string[]): Promise<Weighed[]> =>
  Promise.all(
    files.map(async (file) => ({ file, bytes: (await stat(join(folder, `${file}.br`))).size })),
  );

const sum = (scripts: readonly Weighed[]): number =>
  scripts.reduce((total, { bytes }) => total + bytes, 0);

/** The scripts of one page: the host's with those of shared packages, the remote's entry, the page's own. */
async function scriptsOf(built: BuiltPages, route: Route) {
  const { hostDir, host, web, entry } = built;
  const shared = route.shares.flatMap((key) => host.shares[key] ?? []);
  const hosts = [host.script, ...shared].map(({ file }) => file);
  const own = route.preload.filter((file, at, all) => file !== entry && all.indexOf(file) === at);
  return Promise.all([
    weigh(join(hostDir, 'dist/web'), hosts),
    weigh(web, [entry]),
    weigh(web, own),
  ]);
}

/** What of one page is over its budget; where its scripts are too much, with the largest of its own. */
async function excessOf(built: BuiltPages, route: Route, budget: ScriptCost): Promise<string[]> {
  const [ofHost, ofEntry, own] = await scriptsOf(built, route);
  const scripts = [...ofHost, ...ofEntry, ...own];
  const cost = { script: sum(scripts), scriptRequests: scripts.length, entry: sum(ofEntry) };
  const lines = overBudget(route.path, cost, budget);
  const [largest] = own.sort((a, b) => b.bytes - a.bytes);
  if (!largest || cost.script <= budget.script) return lines;
  const size = kilobytes(largest.bytes);
  return [...lines, `${route.path}: the largest script of its own is ${largest.file}, ${size}`];
}

/** A page at an address without a query, and at one with each parameter for which it needs more. */
const withFurther = (route: BuiltPages['routes'][number]): Route[] => [
  route,
  ...Object.entries(route.further ?? {}).map(([name, { preload, shares }]) => ({
    path: `${route.path}?${name}`,
    preload: [...route.preload, ...preload],
    shares: [...route.shares, ...shares],
  })),
];

/** What the pages of a build cost above their budget, one readable line each. */
export async function pagesOverBudget(
  built: BuiltPages,
  budget: ScriptCost = PAGE_BUDGET,
): Promise<string[]> {
  const pages = built.routes.flatMap(withFurther);
  const lines = await Promise.all(pages.map((route) => excessOf(built, route, budget)));
  return lines.flat();
}

/**
 * Lets a release through that keeps to its budget, or whose author says why it does not.
 * @returns what the audit log is to keep
 * @throws GateError with each page that costs too much
 */
export function holdToBudget(
  pages: readonly string[],
  why: string | undefined,
): AuditEntry['overBudget'] {
  if (pages.length === 0) return undefined;
  if (!why) throw new GateError([...pages, 'Pass --allow-budget "why" if that is meant.']);
  return { pages, why };
}
