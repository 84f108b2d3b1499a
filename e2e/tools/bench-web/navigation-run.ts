import type { Browser } from '@playwright/test';
import { SLOW_4G } from '../../fixtures/slow-phone';
import { isAlive, PATIENCE_MS } from '../alive-page';

const CPU_RATE = 4;

/** Runs in the page: ms from the click on a link until the heading of the page that it leads to is there. */
function clickAndWait(path: string): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
  const before = document.querySelector('h1');
  if (!link) throw new Error(`No link leads to ${path}`);
  return new Promise((resolve) => {
    const started = performance.now();
    // No function has a name here: the loader of TypeScript would mark it with a helper that pages lack.
    new MutationObserver((_changes, observer) => {
      const heading = document.querySelector('main h1');
      if (location.pathname !== path || !heading || heading === before) return;
      observer.disconnect();
      resolve(performance.now() - started);
    }).observe(document.body, { childList: true, subtree: true });
    link.click();
  });
}

/**
 * How long a visitor who touches a link waits for a page of another remote: from a page that is at rest,
 * without anything fetched ahead, on a throttled phone.
 * @returns milliseconds
 */
export async function runNavigation(
  browser: Browser,
  origin: string,
  [from, to]: readonly [string, string],
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(origin + from);
    await page.waitForFunction(isAlive);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    return await page.evaluate(clickAndWait, to);
  } finally {
    await context.close();
  }
}
