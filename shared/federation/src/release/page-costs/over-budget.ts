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
import { sumOf, weigh } from './weigh';

/** What of one page is over its budget; where its scripts are too much, with the largest of its own. */
export function excessOf(
  { path, largest, ...cost }: PageCost,
  budget = scriptBudgetOf(path),
): string[] {
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
