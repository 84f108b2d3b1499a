import { atOnce } from '../../at-once';
import { type Finding, newFindings } from './new-findings';
import type { Opening } from './page/look-at-page';
import { openPage } from './page/open-page';
import { addressesOfRoutes } from './page-addresses';
import { type BrowserTrial, type TrialSite, withTrialSite } from './trial-site';

/** Pages that are open at once. */
const AT_ONCE = 2;

/** Does work for each of a list, two at a time. @returns what came of each */
export async function forEachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Map<Item, Result>> {
  const results = new Map<Item, Result>();
  await atOnce(items, AT_ONCE, async (item) => results.set(item, await work(item)));
  return results;
}

const openAll = (
  { browser, origin }: TrialSite,
  openings: readonly Opening[],
): Promise<Map<Opening, Finding[]>> =>
  forEachOf(openings, (opening) => openPage(browser, origin, opening));

/** What is opened, in words. */
export const nameOf = ({ path, slot }: Opening): string =>
  slot === undefined ? `The page ${path}` : `The slot ${slot}`;

/** Every page of a version, and every slot, which is opened on the first of them. */
export function openingsOf(
  { routes, slots }: Pick<BrowserTrial['build'], 'routes' | 'slots'>,
  known: readonly string[],
): Opening[] {
  const paths = addressesOfRoutes(routes, known);
  const [first = '/'] = paths;
  return [
    ...paths.map((path) => ({ path })),
    ...slots.map(({ name }) => ({ path: first, slot: name })),
  ];
}

/** What a browser found, a sentence each. */
export interface BrowserFindings {
  problems: string[];
  /** Pages that cost more than their budget, which may be meant. */
  overBudget: string[];
}

export const NOTHING_FOUND: BrowserFindings = { problems: [], overBudget: [] };

async function compare(
  { build, addresses }: BrowserTrial,
  site: TrialSite,
): Promise<BrowserFindings> {
  const openings = openingsOf(build, [...addresses, ...(await site.listed())]);
  const next = await openAll(site, openings);
  const suspects = openings.filter((opening) => (next.get(opening) ?? []).length > 0);
  if (suspects.length === 0) return NOTHING_FOUND;
  // The live version is opened only where there is something to compare.
  await site.showLive();
  const live = await openAll(site, suspects);
  const found = suspects.flatMap((opening) =>
    newFindings(next.get(opening) ?? [], live.get(opening) ?? []).map((one) => ({
      ...one,
      name: nameOf(opening),
    })),
  );
  return {
    problems: found
      .filter(({ over }) => over === undefined)
      .map(({ name, text }) => `${name}, in a browser: ${text}.`),
    overBudget: [
      ...new Set(found.filter(({ over }) => over !== undefined).map(({ text }) => text)),
    ],
  };
}

/**
 * Opens each page of a build once in a headless browser, and each slot, beside what is live of all other
 * remotes, and finds what the live version does not have: errors on the console, a page that the browser
 * renders otherwise than the server, violations of axe, what it costs a phone above its budget.
 */
export const tryInBrowser = (trial: BrowserTrial): Promise<BrowserFindings> =>
  withTrialSite(trial, (site) => compare(trial, site));
