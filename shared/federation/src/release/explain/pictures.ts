import type { Page } from 'puppeteer-core';
import { settle } from '../browser-gate/open-pages';

/** Widths of the window that pages are photographed in, in px: a phone, and a screen on a desk. */
export const WIDTHS = [390, 1_440] as const;

const HEIGHT = 900;

/** Nobody scrolls further in a comparison, and the file keeps a size that can be sent. In px. */
const TALLEST = 6_000;

/** How long a page's pictures are waited for, in ms. */
const LIMIT_MS = 10_000;

/** Runs in the page: goes down to its end, so that parts and pictures come that wait until they are near. */
const scrollThrough = async (): Promise<void> => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo(0, top);
    for (const _frame of [1, 2]) await new Promise((next) => requestAnimationFrame(next));
  }
  window.scrollTo(0, 0);
  await new Promise((next) => requestAnimationFrame(next));
};

/** Runs in the page. */
const picturesAreThere = (): boolean => [...document.images].every(({ complete }) => complete);

/** Photographs a page whole, at each width. @returns WebP as base64, by width */
export async function takePictures(page: Page): Promise<Map<number, string>> {
  const pictures = new Map<number, string>();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  for (const width of WIDTHS) {
    await page.setViewport({ width, height: HEIGHT });
    await page.evaluate(scrollThrough);
    // A picture that never comes is missing in the photograph, too.
    await page.waitForFunction(picturesAreThere, { timeout: LIMIT_MS }).catch((error: unknown) => {
      if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
    });
    await page.evaluate(settle);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(whole, TALLEST) };
    const options = { type: 'webp', quality: 60, clip, captureBeyondViewport: true } as const;
    pictures.set(width, await page.screenshot({ ...options, encoding: 'base64' }));
  }
  return pictures;
}
