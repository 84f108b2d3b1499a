import type { Page } from 'puppeteer-core';
import type { Finding } from '../new-findings';
import { judgeLoad } from './judge-load';
import { ignoreTimeout, waitForRest } from './wait-for-rest';
import { isAlive, watchLoad } from './watch-load';

/** How long a page may take to load, and then until React works in it, in ms. */
export const LIMIT_MS = 60_000;

/** Runs in the page: React keeps a reference on each element of a remote that it has taken over. */
const isHydrated = (): boolean =>
  [...document.querySelectorAll('main [data-mf] *')].some((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  );

/** How long a page that React works in may take to say so, in ms. */
const WORD_MS = 10_000;

/** Loads a page and waits until it is alive and has nothing to do. @returns what is wrong with that load */
export async function loadPage(page: Page, address: string): Promise<Finding[]> {
  const load = await watchLoad(page);
  const response = await page.goto(address, { waitUntil: 'load', timeout: LIMIT_MS });
  const html = (await response?.text()) ?? '';
  const findings: Finding[] = [];
  try {
    await page.waitForFunction(isHydrated, { timeout: LIMIT_MS });
    await page.waitForFunction(isAlive, { timeout: WORD_MS }).catch(ignoreTimeout);
  } catch (error) {
    ignoreTimeout(error);
    findings.push({
      kind: 'hydration',
      text: 'its scripts do not take it over in the browser',
    });
  }
  await load.letIdleMomentsCome();
  await waitForRest(page);
  return [...findings, ...judgeLoad(new URL(address).pathname, await load.seen(html))];
}
