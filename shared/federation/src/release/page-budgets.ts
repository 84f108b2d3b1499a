// What a budget is measured by, for whoever visits a page with a browser of its own.
export { filesAskedForIn, isForReads, preloadedPictureOf } from './document-requests';

const KB = 1_024;

/** What scripts cost a first visit of a page; bytes as they travel (brotli). */
export interface ScriptCost {
  /** All scripts that the page's HTML names. */
  script: number;
  scriptRequests: number;
  /** The remote's entry: what a remote costs beside its own code. */
  entry: number;
}

/**
 * What any page may cost at most (docs/performance.md). The release gate holds every page of a release to
 * it; the browser tests hold the pages that they visit to it and to tighter ones of their own.
 */
export const PAGE_BUDGET: Readonly<ScriptCost> = {
  script: 250 * KB,
  scriptRequests: 12,
  entry: 7 * KB,
};

/** What the scripts of the home page may cost: most visits begin there (docs/performance.md). */
const HOME_BUDGET: Readonly<ScriptCost> = { ...PAGE_BUDGET, script: 215 * KB };

/** What the scripts of a page may cost. @param path of its route */
export const scriptBudgetOf = (path: string): Readonly<ScriptCost> =>
  path === '/' ? HOME_BUDGET : PAGE_BUDGET;

/** What a page costs a phone that loads it for the first time, beside its scripts. */
export interface LoadCost {
  /** The document in bytes, as a first visitor gets it (brotli at level 9, which takes a few ms). */
  html: number;
  /** The picture that the page preloads for its first view, in bytes; 0 without one. */
  hero: number;
  /** How far parts of the page moved by themselves: the sum of its layout shifts, which has no unit. */
  shift: number;
}

/**
 * What any page may cost beside its scripts. The largest HTML has 19.8 KB (2026-11-24, pre-order). The browser gate
 * holds each page to it, unless the live version costs as much already.
 */
export const LOAD_BUDGET: Readonly<LoadCost> = { html: 20.5 * KB, hero: 60 * KB, shift: 0.01 };

/**
 * What the scripts of one slot may have in bytes, without packages that the host shares: they come with pages
 * of other remotes. The largest has 10 KB (2026-11-22).
 */
export const SLOT_BUDGET = 30 * KB;

/** Bytes as people read them. */
export const kilobytes = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

/** Parts of a budget that are no bytes; `remotes`, of which scripts come, is one of the browser tests. */
const COUNTS = new Set(['scriptRequests', 'remotes', 'shift']);

/** A number of a budget as people read it. */
const sayAmount = (part: string, amount: number): string =>
  COUNTS.has(part) ? String(Number(amount.toFixed(3))) : kilobytes(amount);

/** A part of a page's cost that is over its budget. */
export interface Excess<Part extends string = string> {
  part: Part;
  /** How far it is over, in the part's own unit. */
  over: number;
  /** A readable line with the difference. */
  text: string;
}

/** What is over its budget; empty when the page keeps to it. */
export function excesses<Part extends string>(
  path: string,
  cost: Readonly<Record<Part, number>>,
  budget: Readonly<Record<Part, number>>,
): Excess<Part>[] {
  return (Object.keys(budget) as Part[]).flatMap((part) => {
    const over = cost[part] - budget[part];
    if (over <= 0) return [];
    const [amount, difference, limit] = [cost[part], over, budget[part]].map((value) =>
      sayAmount(part, value),
    );
    const text = `${path}: ${part} is ${amount}, ${difference} over its budget of ${limit}`;
    return [{ part, over, text }];
  });
}

/** What is over its budget, one readable line each with the difference; empty when the page keeps to it. */
export const overBudget = <Part extends string>(
  path: string,
  cost: Readonly<Record<Part, number>>,
  budget: Readonly<Record<Part, number>>,
): string[] => excesses(path, cost, budget).map(({ text }) => text);
