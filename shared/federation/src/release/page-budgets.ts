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

/**
 * What the HTML of any page may have in bytes, as a first visitor gets it (brotli at level 9, which takes a few
 * ms). The largest has 19.8 KB (2026-11-24, pre-order). The browser gate holds each page to it, unless the live
 * version is above it already.
 */
export const HTML_BUDGET = 20.5 * KB;

/**
 * What the scripts of one slot may have in bytes, without packages that the host shares: they come with pages
 * of other remotes. The largest has 10 KB (2026-11-22).
 */
export const SLOT_BUDGET = 30 * KB;

/** Bytes as people read them. */
export const kilobytes = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

/** Parts of a budget that are no bytes. */
const COUNTS = new Set(['scriptRequests', 'remotes', 'shift']);

/** A number of a budget as people read it. */
const sayAmount = (part: string, amount: number): string =>
  COUNTS.has(part) ? String(amount) : kilobytes(amount);

/** What is over its budget, one readable line each with the difference; empty when the page keeps to it. */
export function overBudget<Part extends string>(
  path: string,
  cost: Readonly<Record<Part, number>>,
  budget: Readonly<Record<Part, number>>,
): string[] {
  return (Object.keys(budget) as Part[]).flatMap((part) => {
    if (cost[part] <= budget[part]) return [];
    const over = sayAmount(part, cost[part] - budget[part]);
    const limit = sayAmount(part, budget[part]);
    return [
      `${path}: ${part} is ${sayAmount(part, cost[part])}, ${over} over its budget of ${limit}`,
    ];
  });
}
