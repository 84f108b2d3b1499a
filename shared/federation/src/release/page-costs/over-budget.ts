import { basename, join } from 'node:path';
import {
  kilobytes,
  overBudget,
  type ScriptCost,
  SLOT_BUDGET,
  scriptBudgetOf,
} from '../page-budgets';
import type { BuiltPages } from './built-pages';
import { type PageCost, pageCosts } from './page-costs';
import { sumOf, type Weighed, weigh } from './weigh';

/** What a page can do about the bytes of a shared package, by its name. */
const REMEDIES: Readonly<Record<string, string>> = {
  '@site/forms':
    ': a form comes later with createLateForm of @site/form-parts (docs/late-forms.md)',
};

/** What of one page is over its budget; where its scripts are too much, with the largest of its own and of the shared ones. */
export function excessOf(
  { path, largest, largestShare, ...cost }: PageCost,
  budget = scriptBudgetOf(path),
): string[] {
  const lines = overBudget(path, cost, budget);
  if (cost.script <= budget.script) return lines;
  const say = (what: string, { file, bytes }: Weighed): string =>
    `${path}: the largest ${what} is ${file}, ${kilobytes(bytes)}`;
  return [
    ...lines,
    ...(largest ? [say('script of its own', largest)] : []),
    ...(largestShare
      ? [say('shared package that it imports', largestShare) + (REMEDIES[largestShare.file] ?? '')]
      : []),
  ];
}

/** What the slots of a build cost above their budget, one readable line each. */
export async function slotsOverBudget(
  { dist, entry, slots }: Pick<BuiltPages, 'dist' | 'entry' | 'slots'>,
  budget = SLOT_BUDGET,
): Promise<string[]> {
  const costs = slots.map(async ({ name, preload }) => {
    const files = [...new Set(preload)].filter((file) => file !== basename(entry));
    const bytes = sumOf(await weigh(join(dist, 'web'), files));
    return overBudget(`the slot ${name}`, { script: bytes }, { script: budget });
  });
  return (await Promise.all(costs)).flat();
}

/**
 * What the pages and slots of a build cost above their budgets, one readable line each.
 * @param budget of every page; without it each has its own
 */
export async function pagesOverBudget(built: BuiltPages, budget?: ScriptCost): Promise<string[]> {
  const pages = (await pageCosts(built)).flatMap((cost) => excessOf(cost, budget));
  return [...pages, ...(await slotsOverBudget(built))];
}
