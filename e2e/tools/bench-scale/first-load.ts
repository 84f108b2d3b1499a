import type { Browser } from '@playwright/test';
import { isAlive, PATIENCE_MS } from '../alive-page';

/** What the first load of a page takes until it is alive; bytes as they travel. */
export interface FirstLoad {
  html: number;
  script: number;
  scriptRequests: number;
  /** The list of all that is live, which comes in an idle moment after `load`. */
  directory: number;
}

/** What a browser says of a file that it has fetched. */
interface Fetched {
  name: string;
  encodedBodySize: number;
  /** ms since the page was asked for. */
  startTime: number;
}

const hasDirectory = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/directory/'));

const sum = (files: readonly Fetched[]): number =>
  files.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);

/** Visits a page with an empty cache. */
export async function measureFirstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const entries = async (kind: string) =>
      (await page.evaluate(
        (type) => performance.getEntriesByType(type).map((entry) => entry.toJSON()),
        kind,
      )) as Fetched[];
    await page.goto(address);
    await page.waitForFunction(isAlive);
    // What comes in an idle moment may be asked for before this tool hears that the page is alive.
    const [alive] = await page.evaluate(() =>
      performance.getEntriesByName('alive:page').map(({ startTime }) => startTime),
    );
    const scripts = (await entries('resource')).filter(
      ({ name, startTime }) => name.endsWith('.js') && startTime < (alive ?? 0),
    );
    await page.waitForFunction(hasDirectory);
    const lists = (await entries('resource')).filter(({ name }) => name.includes('/directory/'));
    return {
      html: sum(await entries('navigation')),
      script: sum(scripts),
      scriptRequests: scripts.length,
      directory: sum(lists),
    };
  } finally {
    await context.close();
  }
}
