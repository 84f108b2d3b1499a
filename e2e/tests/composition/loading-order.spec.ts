import type { Page } from '@playwright/test';
import { holdRequests } from '../../fixtures/hold-requests';
import { waitForPage } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';
import { PHONE } from '../../fixtures/whole-page';

test.use({ viewport: PHONE });

/** Addresses of a page's pictures and scripts, in the order in which they are asked for. */
function watchFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/static\/img\/.*\.(?:avif|webp)$|\.js$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

const pictures = (asked: readonly string[]) => asked.filter((file) => !file.endsWith('.js'));
const HOST_SCRIPT = /\/assets\/client\.[^/]+\.js$/;

for (const path of ['/', '/product/vayu_marut', '/test-ride'])
  test(`the picture of the first view comes before the scripts of ${path}, and theirs before all other pictures`, async ({
    page,
  }) => {
    const script = await holdRequests(page, HOST_SCRIPT);
    const asked = watchFiles(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked.some((file) => HOST_SCRIPT.test(file))).toBe(true);
    const hero = page.locator('img[fetchpriority=high]').first();
    await expect
      .poll(() => hero.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    const [first = '', second = ''] = asked;
    expect(first).toMatch(/\/static\/img\//);
    expect(second).toMatch(HOST_SCRIPT);
    expect(pictures(asked)).toEqual([first]);

    script.release();
    await waitForPage(page);
    // Nobody has scrolled: what comes next is there before it is come to.
    if (path !== '/test-ride') await expect.poll(() => pictures(asked).length).toBeGreaterThan(1);
  });

test('a page whose scripts do not come shows each of its pictures to whoever scrolls to it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.route(HOST_SCRIPT, (route) => route.abort());
  await page.goto('/');
  const last = page.locator('main img[loading=lazy]').last();
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
});
