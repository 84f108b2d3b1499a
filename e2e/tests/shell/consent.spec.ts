import { mergeTests, type Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from '../../fixtures/axe';
import { askForConsent, cookieNotice as notice, TRACKING_ID } from '../../fixtures/consent';
import { waitForHydration } from '../../fixtures/hydration';
import { mainMenu, offersPopup as popup } from '../../fixtures/shell';
import { findSmallTargets } from '../../fixtures/small-targets';
import { expect, test as siteTest } from '../../fixtures/test';
import { test as trackedSite } from '../../fixtures/tracked-site';
import { hasSeenOffers } from '../../fixtures/visitor';

const test = mergeTests(siteTest, trackedSite);
// One worker, so that one site with a tag serves all of them.
test.describe.configure({ mode: 'default' });

declare global {
  interface Window {
    /** Queue of the ads tag. */
    dataLayer?: unknown[];
  }
}

const footerEntry = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' });

/** Every request to another origin; the tag itself is answered with an empty script. */
async function watchTracking(page: Page): Promise<string[]> {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.protocol.startsWith('http') && address.hostname !== 'localhost')
      foreign.push(address.href);
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await hasSeenOffers(page);
  return foreign;
}

/** Commands that the tag was given, as plain lists. */
const commands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)),
  );

test('without a tag id nothing is asked and nothing is loaded, whatever was chosen', async ({
  page,
}) => {
  const foreign = await watchTracking(page);
  await page.addInitScript(() => localStorage.setItem('trackingConsent', 'granted'));
  await page.clock.install();
  await page.goto('/about-us');
  await waitForHydration(page);
  await page.keyboard.press('Shift');
  await page.clock.runFor(10_000);
  await expect(notice(page)).toHaveCount(0);
  await expect(footerEntry(page)).toHaveCount(0);
  expect(foreign).toEqual([]);
});

/** What the legal texts say of the measurement: true where a visitor is asked, and where nobody is. */
const SAID = [
  ['/privacy-policy', /where this site asks you for it and only if you accepted it/],
  ['/cookies-policies', /Where you were asked, you can withdraw your consent/],
  ['/cookies-policies', /Where nothing is measured, you are not asked/],
] as const;

for (const [site, entries] of [
  ['a site that asks', 1],
  ['a site that does not ask', 0],
] as const)
  test(`the legal texts are true on ${site}: what they promise at its foot is there, or nothing is promised`, async ({
    page,
    trackedOrigin,
  }) => {
    await watchTracking(page);
    for (const [path, words] of SAID) {
      await page.goto(`${entries === 1 ? trackedOrigin : ''}${path}`);
      await waitForHydration(page);
      await expect(page.getByRole('main').getByText(words)).toBeVisible();
      await expect(footerEntry(page)).toHaveCount(entries);
    }
  });

test('the notice waits for the first move and leaves page and focus alone', async ({
  page,
  trackedOrigin,
}) => {
  const foreign = await watchTracking(page);
  await page.clock.install();
  await page.goto(`${trackedOrigin}/about-us`);
  await waitForHydration(page);
  await page.clock.runFor(10_000);
  await expect(notice(page)).toHaveCount(0);
  await page.mouse.wheel(0, 200);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect(notice(page).getByRole('link', { name: 'Cookies Policy' })).toHaveAttribute(
    'href',
    '/cookies-policies',
  );
  expect(foreign).toEqual([]);
});

/** What stands fixed over a page. */
const fixedParts = (page: Page) => ({
  header: page.getByRole('banner'),
  notice: notice(page),
  'offers pop-up': popup(page),
});

/** Names of the visible fixed parts, the pairs that cover each other, and the parts that reach out of the window. */
async function fixedLayout(page: Page) {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const boxes: { name: string; x: number; y: number; width: number; height: number }[] = [];
  for (const [name, part] of Object.entries(fixedParts(page))) {
    const box = (await part.isVisible()) && (await part.boundingBox());
    if (box) boxes.push({ name, ...box });
  }
  const covers = boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter((b) => a.x < b.x + b.width && b.x < a.x + a.width)
      .filter((b) => a.y < b.y + b.height && b.y < a.y + a.height)
      .map((b) => `${a.name} and ${b.name}`),
  );
  const outside = boxes
    .filter(({ x, y, width, height }) => {
      return x < 0 || y < 0 || x + width > window.width || y + height > window.height;
    })
    .map(({ name }) => name);
  return { shown: boxes.map(({ name }) => name), covers, outside };
}

/** Expects these parts at a width, each with its own place. */
async function expectOwnPlaces(page: Page, width: number, shown: readonly string[]): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 667 : 900 });
  await expect
    .poll(() => fixedLayout(page), `${width} px`)
    .toEqual({ shown, covers: [], outside: [] });
}

test('the notice covers neither the header nor the offers pop-up, at any width', async ({
  page,
  trackedOrigin,
}) => {
  await page.clock.install();
  await page.goto(`${trackedOrigin}/about-us`);
  await waitForHydration(page);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(popup(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  await askForConsent(page);
  for (const width of [900, 1024, 1200, 1440])
    await expectOwnPlaces(page, width, ['header', 'notice', 'offers pop-up']);
  await expectNoViolationsInBothThemes(page, 'the notice');
  // Two cards do not fit side by side here: one at a time.
  for (const width of [768, 600, 390])
    await expectOwnPlaces(page, width, ['header', 'offers pop-up']);

  await footerEntry(page).click();
  await expect(popup(page)).toHaveCount(0);
  for (const width of [390, 600, 768, 900, 1440])
    await expectOwnPlaces(page, width, ['header', 'notice']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoViolationsInBothThemes(page, 'the notice');
  expect(await findSmallTargets(page)).toEqual([]);

  // A phone on its side, with text twice as large: what does not fit is scrolled to.
  await page.setViewportSize({ width: 568, height: 320 });
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await expect.poll(async () => (await fixedLayout(page)).outside).toEqual([]);
});

test('a refusal is remembered and loads nothing', async ({ page, trackedOrigin }) => {
  const foreign = await watchTracking(page);
  await page.goto(`${trackedOrigin}/about-us`);
  await waitForHydration(page);
  await askForConsent(page);
  await notice(page).getByRole('button', { name: 'Decline' }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.clock.install();
  await page.reload();
  await waitForHydration(page);
  await page.keyboard.press('Shift');
  await page.clock.runFor(10_000);
  await expect(notice(page)).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('after consent the tag is loaded once and told of every page', async ({
  page,
  trackedOrigin,
}) => {
  const foreign = await watchTracking(page);
  await page.goto(`${trackedOrigin}/about-us`);
  await waitForHydration(page);
  await askForConsent(page);
  expect(foreign).toEqual([]);
  await notice(page).getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => commands(page))
    .toContainEqual(['event', 'page_view', { page_path: '/about-us' }]);
  await mainMenu(page).getByRole('link', { name: 'Offers' }).click();
  await expect
    .poll(() => commands(page))
    .toContainEqual(['event', 'page_view', { page_path: '/offers' }]);
  expect(foreign).toEqual([`https://www.googletagmanager.com/gtag/js?id=${TRACKING_ID}`]);

  await page.reload();
  await expect.poll(() => foreign.length).toBe(2);
  await expect(notice(page)).toHaveCount(0);
});

test('the choice can be taken back from the footer', async ({ page, trackedOrigin }) => {
  const foreign = await watchTracking(page);
  await page.addInitScript(() => {
    if (localStorage.getItem('trackingConsent') === null)
      localStorage.setItem('trackingConsent', 'granted');
  });
  await page.goto(`${trackedOrigin}/about-us`);
  await waitForHydration(page);
  await expect.poll(() => foreign.length).toBe(1);
  await footerEntry(page).click();
  await notice(page).getByRole('button', { name: 'Decline' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect
    .poll(() => commands(page))
    .toContainEqual(['consent', 'update', { ad_storage: 'denied', analytics_storage: 'denied' }]);
});
