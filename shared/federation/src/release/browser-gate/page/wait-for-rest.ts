import type { Page } from 'puppeteer-core';

/** How long the requests of a page are waited for once it has loaded, in ms. */
const QUIET_LIMIT_MS = 10_000;

/** @throws what is no time limit */
export function ignoreTimeout(error: unknown): void {
  if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
}

/**
 * Runs in the page. React takes elements over one after the other and says only at the end that they do not
 * match: it has come to the end when the browser has nothing to do.
 */
const settle = async (): Promise<void> => {
  for (const _turn of [1, 2, 3]) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 }));
    await new Promise((resolve) => setTimeout(resolve));
  }
};

/** Waits until a page has everything and nothing to do. */
export async function waitForRest(page: Page): Promise<void> {
  // Parts may come later; a page that asks on and on is looked at as it is then.
  await page.waitForNetworkIdle({ timeout: QUIET_LIMIT_MS }).catch(ignoreTimeout);
  await page.evaluate(settle);
}
