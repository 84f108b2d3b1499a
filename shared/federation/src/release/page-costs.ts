import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { HostBuild } from '../preset/build-host';
import type { AuditEntry } from '../registry';
import { GateError } from './gate/gate-error';
import { kilobytes, overBudget, PAGE_BUDGET, type ScriptCost, SLOT_BUDGET } from './page-budgets';

/** A build, or a release in a store, whose pages are weighed. */
export interface BuiltPages {
  /** The host's folder, built. */
  hostDir: string;
  host: Pick<HostBuild, 'script' | 'shares'>;
  /** Folder with the files for browsers, compressed, in `web`. */
  dist: string;
  /** The remote's entry in it. */
  entry: string;
  routes: readonly (Route & {
    further?: Readonly<Record<string, Omit<Route, 'path'>>> | undefined;
  })[];
  slots: readonly { name: string; preload: readonly string[] }[];
}

interface Route {
  path: string;
  preload: readonly string[];
  /** None for releases of before 2026-11-22. */
  shares?: readonly string[] | undefined;
}

/** A script, and what it has in bytes as it travels. */
interface Weighed {
  file: string;
  bytes: number;
}

/** What a file has in bytes as it travels: compressed where it can be. */
export async function bytesOf(file: string): Promise<number> {
  const compressed = await stat(`${file}.br`).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return (compressed ?? (await stat(file))).size;
}

const weigh = (folder: string, files: readonly string[]): Promise<Weighed[]> =>
  Promise.all(files.map(async (file) => ({ file, bytes: await bytesOf(join(folder, file)) })));

const sum = (scripts: readonly Weighed[]): number =>
  scripts.reduce((total, { bytes }) => total + bytes, 0);

/** A page at an address without a query, and at one with each parameter for which it needs more. */
const withFurther = (route: BuiltPages['routes'][number]): Route[] => [
  route,
  ...Object.entries(route.further ?? {}).map(([name, { preload, shares }]) => ({
    path: `${route.path}?${name}`,
    preload: [...route.preload, ...preload],
    shares: [...(route.shares ?? []), ...(shares ?? [])],
  })),
];

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
    script: sum(scripts),
    scriptRequests: scripts.length,
    entry: sum(ofEntry),
    largest: own.sort((a, b) => b.bytes - a.bytes)[0],
  };
}

/** What each page of a build costs, at an address without a query and at those that need more. */
export const pageCosts = (built: BuiltPages): Promise<PageCost[]> =>
  Promise.all(built.routes.flatMap(withFurther).map((route) => weighPage(built, route)));

/** What of one page is over its budget; where its scripts are too much, with the largest of its own. */
export function excessOf({ path, largest, ...cost }: PageCost, budget = PAGE_BUDGET): string[] {
  const lines = overBudget(path, cost, budget);
  if (!largest || cost.script <= budget.script) return lines;
  const size = kilobytes(largest.bytes);
  return [...lines, `${path}: the largest script of its own is ${largest.file}, ${size}`];
}

/** What the slots of a build cost above their budget, one readable line each. */
export async function slotsOverBudget(
  { dist, entry, slots }: Pick<BuiltPages, 'dist' | 'entry' | 'slots'>,
  budget = SLOT_BUDGET,
): Promise<string[]> {
  const costs = slots.map(async ({ name, preload }) => {
    const files = [...new Set(preload)].filter((file) => file !== basename(entry));
    const bytes = sum(await weigh(join(dist, 'web'), files));
    return overBudget(`the slot ${name}`, { script: bytes }, { script: budget });
  });
  return (await Promise.all(costs)).flat();
}

/** What the pages and slots of a build cost above their budgets, one readable line each. */
export async function pagesOverBudget(
  built: BuiltPages,
  budget: ScriptCost = PAGE_BUDGET,
): Promise<string[]> {
  const pages = (await pageCosts(built)).flatMap((cost) => excessOf(cost, budget));
  return [...pages, ...(await slotsOverBudget(built))];
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
