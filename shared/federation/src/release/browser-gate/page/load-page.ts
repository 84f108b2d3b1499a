import type { Page } from 'puppeteer-core';
import type { Finding } from '../new-findings';
import { ignoreTimeout, waitForRest } from './wait-for-rest';
import { weighHtml } from './weigh-html';

/** How long a page may take to load, and then until React works in it, in ms. */
export const LIMIT_MS = 60_000;

/** Runs in the page: React keeps a reference on each element of a remote that it has taken over. */
const isHydrated = (): boolean =>
  [...document.querySelectorAll('main [data-mf] *')].some((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  );

export async function loadPage(page: Page, address: string): Promise<Finding[]> {
  const response = await page.goto(address, { waitUntil: 'load', timeout: LIMIT_MS });
  const findings = weighHtml(new URL(address).pathname, (await response?.text()) ?? '');
  await page.waitForFunction(isHydrated, { timeout: LIMIT_MS }).catch((error: unknown) => {
    ignoreTimeout(error);
    findings.push({
      kind: 'hydration',
      text: 'its scripts do not take it over in the browser',
    });
  });
  await waitForRest(page);
  return findings;
}
