import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { type Finding, newFindings } from './new-findings';
import { openPage, startBrowser } from './open-pages';
import { addressesOfRoutes, pathsInSitemap } from './page-addresses';
import { startTrialHost, type TrialHost } from './trial-host';
import { type CandidateBuild, type TrialStore, withTrialStore } from './trial-store';

/** Pages that are open at once. */
const AT_ONCE = 2;

export interface BrowserTrial {
  /** Releases folder. */
  store: string;
  /** Folder of the host, built. */
  hostDir: string;
  /** API with the data that pages show. */
  apiOrigin: string;
  /** Chromium's file. */
  browser: string;
  build: CandidateBuild;
}

/** Opens pages and says what was found at each address. */
async function openAll(
  browser: Browser,
  origin: string,
  addresses: readonly string[],
): Promise<Map<string, Finding[]>> {
  const found = new Map<string, Finding[]>();
  const waiting = [...addresses];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      found.set(next, await openPage(browser, origin, next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return found;
}

async function compare(
  { build }: BrowserTrial,
  browser: Browser,
  host: TrialHost,
  { showLive }: TrialStore,
): Promise<string[]> {
  const sitemap = await (await fetch(`${host.origin}/sitemap.xml`)).text();
  const addresses = addressesOfRoutes(build.routes, pathsInSitemap(sitemap));
  const next = await openAll(browser, host.origin, addresses);
  const suspects = addresses.filter((address) => (next.get(address) ?? []).length > 0);
  if (suspects.length === 0) return [];
  // The live version is opened only where there is something to compare.
  await host.afterSwitch(showLive);
  const live = await openAll(browser, host.origin, suspects);
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
export async function tryInBrowser(trial: BrowserTrial): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'browser-gate-'));
  try {
    return await withTrialStore(trial.store, root, trial.build, async (store) => {
      const host = await startTrialHost(trial.hostDir, store.root, trial.apiOrigin);
      try {
        const browser = await startBrowser(trial.browser);
        try {
          return await compare(trial, browser, host, store);
        } finally {
          await browser.close();
        }
      } finally {
        await host.stop();
      }
    });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
