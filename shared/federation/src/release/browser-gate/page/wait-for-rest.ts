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

/** A browser with other work may draw no frame of a page for long: so long, in ms, a page waits for one at most. */
export const FRAME_LIMIT_MS = 500;

/** Runs in the page: waits until what has changed is painted. */
export const nextFrames = async (limitMs: number): Promise<void> => {
  for (const _frame of [1, 2])
    await new Promise((next) => {
      requestAnimationFrame(next);
      setTimeout(next, limitMs);
    });
};

/** Waits until a page has everything and nothing to do, and what it did last is painted: only then it has moved. */
export async function waitForRest(page: Page): Promise<void> {
  // Parts may come later; a page that asks on and on is looked at as it is then.
  await page.waitForNetworkIdle({ timeout: QUIET_LIMIT_MS }).catch(ignoreTimeout);
  await page.evaluate(settle);
  await page.evaluate(nextFrames, FRAME_LIMIT_MS);
}
