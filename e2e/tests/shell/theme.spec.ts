import type { Locator, Page } from '@playwright/test';
import { brandColours } from '@site/brand';
import { openQuietly } from '../../fixtures/catalog';
import { waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';
import { visitorWithTheme } from '../../fixtures/visitor';

/** `#0b0b0d` as a browser says it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** What colours the browser's own frame. */
const frameColour = (page: Page) => page.locator('meta[name="theme-color"]');

/** Expects the chosen one, and no other, to have an outline. */
async function expectOneMarked(choices: Locator): Promise<void> {
  await expect(choices).not.toHaveCount(0);
  const seen = await choices.evaluateAll((all) =>
    all.map((one) => {
      const { outlineStyle, outlineColor } = getComputedStyle(one);
      return {
        isMarked: outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)',
        isChosen: one.matches('[aria-pressed=true], :has(:checked)'),
      };
    }),
  );
  expect(seen.map(({ isMarked }) => isMarked)).toEqual(seen.map(({ isChosen }) => isChosen));
  expect(seen.filter(({ isChosen }) => isChosen)).toHaveLength(1);
}

test('a first visit follows the system, and a chosen theme survives a reload and wins over it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await waitForHydration(page);
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(brandColours.ink));
  await expect(frameColour(page)).toHaveAttribute('content', brandColours.ink);

  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(frameColour(page)).toHaveAttribute('content', brandColours.paper);
  expect(await page.evaluate(() => localStorage.getItem('themeMode'))).toBe('light');
  await page.reload();
  await waitForHydration(page);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(brandColours.paper));

  await page.emulateMedia({ colorScheme: 'light' });
  await toggle.click();
  await page.reload();
  await waitForHydration(page);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

test('on a phone too, the theme is written back each time and goes along to other pages', async ({
  page,
}) => {
  await openQuietly(page, '/offers', 390);
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  const stored = () => page.evaluate(() => localStorage.getItem('themeMode'));
  const body = page.locator('body');
  await toggle.click();
  await expect.poll(stored).toBe('dark');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(body).toHaveCSS('background-color', rgb(brandColours.ink));
  await toggle.click();
  await expect.poll(stored).toBe('light');
  await expect(body).toHaveCSS('background-color', rgb(brandColours.paper));
});

test("the site speaks in the maker's font and red", async ({ page }) => {
  await openQuietly(page, '/offers', 1440);
  const look = await page.evaluate(async () => {
    await document.fonts.ready;
    const { fontFamily } = getComputedStyle(document.body);
    const red = getComputedStyle(document.documentElement)
      .getPropertyValue('--site-palette-brand-red')
      .trim();
    const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
    return { fontFamily, red, loaded: faces.map(({ family }) => family.replaceAll('"', '')) };
  });
  expect(look.fontFamily).toMatch(/^"?Montserrat"?,/);
  expect(look.loaded).toContain('Montserrat');
  expect(look.red).toBe('#eb1e21');
});

test.describe('a visitor whose system sets the colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('sees where a filled button begins and ends: its own colour is not shown', async ({
    page,
  }) => {
    await page.goto('/vayu_marut-gt/preorder');
    const buttons = page.getByRole('button', { name: 'Book Now' });
    await expect(buttons).not.toHaveCount(0);
    for (const button of await buttons.all()) {
      await expect(button).toHaveCSS('border-top-style', 'solid');
    }
  });

  test('sees the colours of a bike, and which of them and which variant is chosen', async ({
    page,
  }) => {
    await page.goto('/product/vayu_marut?variant=gt');
    const swatches = page.getByRole('group', { name: /^Colour:/ }).locator('label');
    const seen = await swatches.evaluateAll((labels) =>
      labels.map((label) => {
        const { backgroundColor, outlineColor } = getComputedStyle(
          label.querySelector('[aria-hidden]') ?? label,
        );
        const isRinged = outlineColor !== 'rgba(0, 0, 0, 0)';
        return { paint: backgroundColor, isRinged, isChosen: label.matches(':has(:checked)') };
      }),
    );
    expect(new Set(seen.map(({ paint }) => paint)).size).toBe(seen.length);
    expect(seen.map(({ isRinged }) => isRinged)).toEqual(seen.map(({ isChosen }) => isChosen));
    const dot = page.getByRole('navigation', { name: /page$/ }).getByRole('img');
    await expect(dot).toHaveCSS('background-color', seen.find((s) => s.isChosen)?.paint ?? '');
    const variants = page.getByRole('main').locator('button[aria-pressed]');
    await expectOneMarked(variants);
    await variants.first().press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(variants.first()).toBeFocused();
    await expect(variants.first()).toHaveCSS('outline-style', 'solid');

    await page.goto('/product/vayu_marut/technical-specifications');
    await expectOneMarked(page.getByRole('group', { name: 'Variant' }).getByRole('button'));
  });

  test('sees in the menu which page is open', async ({ page }) => {
    await openQuietly(page, '/about-us', 1440);
    const [mark, ground] = await page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name: 'About Us' })
      .evaluate((link) => {
        const { borderBottomStyle, borderBottomColor } = getComputedStyle(link, '::after');
        const line = borderBottomStyle === 'solid' ? borderBottomColor : 'none';
        return [line, getComputedStyle(document.body).backgroundColor];
      });
    expect(mark).toMatch(/^rgb/);
    expect(mark).not.toBe(ground);
  });

  test('sees which colour is ordered', async ({ page }) => {
    await page.goto('/vayu_marut-gt/preorder');
    await expectOneMarked(page.getByRole('group', { name: /^Colour:/ }).locator('label'));
  });
});

for (const [mode, colour] of [
  ['dark', brandColours.ink],
  ['light', brandColours.paper],
] as const) {
  test.describe(`a visitor who chose ${mode}`, () => {
    test.use({ storageState: visitorWithTheme(mode) });

    test('sees it before any script of the site runs', async ({ page, context, consoleGuard }) => {
      consoleGuard.allow(/ERR_FAILED/);
      await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await page.goto('/');
      await expect(page.locator('body')).toHaveCSS('background-color', rgb(colour));
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', mode);
      await expect(frameColour(page)).toHaveAttribute('content', colour);
    });
  });
}
