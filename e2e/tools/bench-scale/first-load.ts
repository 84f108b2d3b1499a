import type { Browser, Request } from '@playwright/test';

/** What the first load of a page takes until it is alive; bytes as they travel. */
export interface FirstLoad {
  html: number;
  script: number;
  scriptRequests: number;
  /** The list of all that is live, which comes in an idle moment after `load`. */
  directory: number;
}

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** Visits a page with an empty cache. */
export async function measureFirstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    const directory = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/federation/directory/'),
    );
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('alive:page').length > 0);
    const scripts = finished.filter((request) => request.resourceType() === 'script');
    const documents = finished.filter((request) => request.isNavigationRequest());
    return {
      html: await bytesOf(documents),
      script: await bytesOf(scripts),
      scriptRequests: scripts.length,
      directory: await bytesOf([await directory]),
    };
  } finally {
    await context.close();
  }
}
