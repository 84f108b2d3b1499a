import type { Page } from '@playwright/test';
import {
  expectMoveAfter,
  expectRest,
  slideOf,
  slidesInView,
  stopTime,
  wake,
} from '../../fixtures/carousel';
import { CATALOG_WIDTHS, openQuietly } from '../../fixtures/catalog';
import { expect, test } from '../../fixtures/test';

/** Time between moves, and slides in view from each window width on (spec §9). */
const HOME = [
  { name: 'Press links', ms: 3_000, slides: { 390: 1, 480: 1, 640: 2, 1024: 3, 1280: 4, 1440: 5 } },
  {
    name: 'Model gallery',
    ms: 3_300,
    slides: { 390: 1, 480: 1, 640: 2, 1024: 3, 1280: 3, 1440: 4 },
  },
  { name: 'Videos', ms: 3_300, slides: { 390: 1, 480: 1, 640: 2, 1024: 2, 1280: 3, 1440: 3 } },
] as const;
const VARIANTS = [
  {
    name: 'Vayu Marut variants',
    ms: 3_300,
    slides: { 390: 1, 480: 1, 640: 2, 1024: 3, 1280: 3, 1440: 3 },
  },
] as const;

/** The window widths that a visit tries; each ends at its own. */
const WINDOWS = { 390: [480, 640, 390], 1440: [1024, 1280, 1440] } as const;

type Part = (typeof HOME | typeof VARIANTS)[number];
const carouselOf = (page: Page, { name }: Part) => page.getByRole('region', { name });

/** Opens a page, counts the slides of its carousels at several widths, and stops the time. */
async function openCarousels(page: Page, path: string, width: 390 | 1440, parts: readonly Part[]) {
  await page.clock.install();
  await openQuietly(page, path, width);
  for (const part of parts) await wake(carouselOf(page, part));
  for (const window of WINDOWS[width]) {
    await page.setViewportSize({ width: window, height: 900 });
    for (const part of parts)
      await expect
        .poll(() => slidesInView(carouselOf(page, part)), `${part.name} at ${window} px`)
        .toBe(part.slides[window]);
  }
  await stopTime(page);
}

for (const width of CATALOG_WIDTHS) {
  test(`home carousels keep to their slides and times, at ${width} px`, async ({ page }) => {
    await openCarousels(page, '/', width, HOME);
    for (const part of HOME) await expectMoveAfter(page, carouselOf(page, part), part.ms);
  });

  test(`the variant carousel keeps its time, rests when it should and obeys, at ${width} px`, async ({
    page,
  }) => {
    await openCarousels(page, '/product/vayu_marut', width, VARIANTS);
    const [part] = VARIANTS;
    const carousel = carouselOf(page, part);
    await expectMoveAfter(page, carousel, part.ms);

    await test.step('under the pointer', async () => {
      await carousel.hover();
      await expectRest(page, carousel);
      await page.mouse.move(2, 2);
    });
    const slides = carousel.getByRole('group', { name: `${part.name}: slides` });
    const obeysArrows = async () => {
      await slides.focus();
      const before = await slideOf(carousel);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => slideOf(carousel)).not.toBe(before);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => slideOf(carousel)).toBe(before);
    };
    await test.step('with the focus in it', async () => {
      await slides.focus();
      await expectRest(page, carousel);
      await obeysArrows();
      await slides.blur();
    });
    await test.step('for those who want less motion', async () => {
      await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(carousel.getByRole('button', { name: 'Pause' })).toHaveCount(0);
      await wake(carousel);
      await expectRest(page, carousel);
      await obeysArrows();
    });
  });
}
