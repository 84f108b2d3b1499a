import type { Locator, Page } from '@playwright/test';
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

/** Waits until a picture is there. */
const expectLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);

/** Whether the window is one that begins with the picture that the head asks for. */
const isPreloaded = (page: Page) =>
  page
    .locator('head link[as=image]')
    .evaluate((link: HTMLLinkElement) => window.matchMedia(link.media).matches);

const HOST_SCRIPT = /\/assets\/client\.[^/]+\.js$/;

for (const path of ['/', '/product/vayu_marut'])
  test(`the picture of the first view comes before the scripts of ${path}, and theirs before all other pictures`, async ({
    page,
  }) => {
    const script = await holdRequests(page, HOST_SCRIPT);
    const asked = watchFiles(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked.some((file) => HOST_SCRIPT.test(file))).toBe(true);
    const hero = page.locator('img[fetchpriority=high]').first();
    await expectLoaded(hero);
    const [first = '', second = ''] = asked;
    expect(first).toMatch(/\/static\/img\//);
    expect(second).toMatch(HOST_SCRIPT);
    expect(pictures(asked)).toEqual([first]);

    script.release();
    await waitForPage(page);
    // Nobody has scrolled: what comes next is there before it is come to.
    await expect.poll(() => pictures(asked).length).toBeGreaterThan(1);
  });

test('booking begins with its words on a phone: its scripts wait for no picture, which stands at its end', async ({
  page,
}) => {
  const asked = watchFiles(page);
  await page.goto('/test-ride');
  await waitForPage(page);
  expect(asked[0]).toMatch(HOST_SCRIPT);
  expect(await isPreloaded(page)).toBe(false);
  const picture = page.locator('main img').filter({ visible: true });
  await expect(picture).toHaveCount(1);
  await picture.scrollIntoViewIfNeeded();
  await expectLoaded(picture);
  expect(pictures(asked)).toHaveLength(1);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
])
  test.describe(`in a window of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test('booking shows its picture once, beside its words, and asks for one file of it', async ({
      page,
    }) => {
      const asked = watchFiles(page);
      await page.goto('/test-ride');
      await waitForPage(page);
      const shown = page.locator('main img').filter({ visible: true });
      await expect(shown).toHaveCount(1);
      expect(await isPreloaded(page)).toBe(true);
      await expectLoaded(shown);
      await page.locator('footer').scrollIntoViewIfNeeded();
      expect(pictures(asked)).toHaveLength(1);
    });
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
  await expectLoaded(last);
});
