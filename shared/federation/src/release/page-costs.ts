import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostBuild } from '../preset/build-host';
import type { AuditEntry } from '../registry';
import { GateError } from './gate';
import { overBudget, PAGE_BUDGET, type ScriptCost } from './page-budgets';

interface BuiltPages {
  /** The host's folder, built. */
  hostDir: string;
  host: Pick<HostBuild, 'script' | 'shares'>;
  /** Folder of the remote's files for browsers, compressed. */
  web: string;
  /** Name of the remote's entry in it. */
  entry: string;
  routes: readonly { path: string; preload: readonly string[]; shares: readonly string[] }[];
}

const travels = async (file: string): Promise<number> => (await stat(`${file}.br`)).size;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** What the scripts of one page cost: the host's, those of shared packages, the remote's entry and files. */
async function costOf(built: BuiltPages, route: BuiltPages['routes'][number]): Promise<ScriptCost> {
  const { hostDir, host, web, entry } = built;
  const shared = route.shares.flatMap((key) => host.shares[key] ?? []);
  const hosts = [host.script, ...shared].map(({ file }) => join(hostDir, 'dist/web', file));
  const own = [...new Set([entry, ...route.preload])].map((file) => join(web, file));
  const files = [...hosts, ...own];
  return {
    script: sum(await Promise.all(files.map(travels))),
    scriptRequests: files.length,
    entry: await travels(join(web, entry)),
  };
}

/** What the pages of a build cost above their budget, one readable line each. */
export async function pagesOverBudget(
  built: BuiltPages,
  budget: ScriptCost = PAGE_BUDGET,
): Promise<string[]> {
  const lines = await Promise.all(
    built.routes.map(async (route) => overBudget(route.path, await costOf(built, route), budget)),
  );
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
