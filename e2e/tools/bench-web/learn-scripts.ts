import type { Browser } from '@playwright/test';
import { isAlive, PATIENCE_MS } from '../alive-page';
import type { Front } from './front';
import { ONE_BUILD_PATH } from './one-build';

/**
 * Finds which scripts of the one build each page asks for until it is alive, so that its document can name
 * them all, as ours does. The documents that are asked for here name none yet.
 * @param found filled by path
 */
export async function learnPageScripts(
  browser: Browser,
  { origin, forget }: Front,
  paths: readonly string[],
  found: Map<string, readonly string[]>,
): Promise<void> {
  for (const path of paths) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    page.setDefaultTimeout(PATIENCE_MS);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(ONE_BUILD_PATH)) scripts.add(pathname);
    });
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(isAlive);
    found.set(path, [...scripts].slice(1));
    await page.close();
  }
  forget();
}
