import { type Finding, newFindings } from './new-findings';
import { openPage } from './open-pages';
import { addressesOfRoutes } from './page-addresses';
import { type BrowserTrial, type TrialSite, withTrialSite } from './trial-site';

/** Pages that are open at once. */
const AT_ONCE = 2;

/** Does work for each address, two at a time. @returns what came of each */
export async function forEachAddress<T>(
  addresses: readonly string[],
  work: (address: string) => Promise<T>,
): Promise<Map<string, T>> {
  const results = new Map<string, T>();
  const waiting = [...addresses];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      results.set(next, await work(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return results;
}

/** Opens pages and says what was found at each address. */
const openAll = (
  { browser, origin }: TrialSite,
  addresses: readonly string[],
): Promise<Map<string, Finding[]>> =>
  forEachAddress(addresses, (address) => openPage(browser, origin, address));

async function compare({ build }: BrowserTrial, site: TrialSite): Promise<string[]> {
  const addresses = addressesOfRoutes(build.routes, await site.listed());
  const next = await openAll(site, addresses);
  const suspects = addresses.filter((address) => (next.get(address) ?? []).length > 0);
  if (suspects.length === 0) return [];
  // The live version is opened only where there is something to compare.
  await site.showLive();
  const live = await openAll(site, suspects);
  return suspects.flatMap((address) =>
    newFindings(next.get(address) ?? [], live.get(address) ?? []).map(
      ({ text }) => `The page ${address}, in a browser: ${text}.`,
    ),
  );
}

/**
 * Opens each page of a build once in a headless browser, beside what is live of all other remotes, and finds
 * what the live version does not have: errors on the console, a page that the browser renders otherwise
 * than the server, violations of axe.
 * @returns what is wrong, a sentence each
 */
export const tryInBrowser = (trial: BrowserTrial): Promise<string[]> =>
  withTrialSite(trial, (site) => compare(trial, site));
