import type { Page } from 'puppeteer-core';
import { FRAME_LIMIT_MS, ignoreTimeout, nextFrames } from '../browser-gate/page/wait-for-rest';

/** Widths of the window that pages are photographed in, in px: a phone, and a screen on a desk. */
export const WIDTHS = [390, 1_440] as const;

const HEIGHT = 900;

/** Nobody scrolls further in a comparison, and the file keeps a size that can be sent. In px. */
const TALLEST = 6_000;

/** A page that moves by itself is photographed as it is then. */
const MOST_TRIES = 5;

/** How long a page's pictures are waited for, in ms. */
const LIMIT_MS = 10_000;

/** Runs in the page. @returns how tall the page is */
const scrollTo = (top: number): number => {
  window.scrollTo(0, top);
  return document.documentElement.scrollHeight;
};

/** Goes down to the end of a page and up again, so that parts and pictures come that wait until they are near. */
async function scrollThrough(page: Page): Promise<void> {
  for (let top = 0, end = HEIGHT; top < end; top += HEIGHT) {
    end = await page.evaluate(scrollTo, top);
    await page.evaluate(nextFrames, FRAME_LIMIT_MS);
  }
  await page.evaluate(scrollTo, 0);
}

/** Runs in the page. */
const picturesAreThere = (): boolean => [...document.images].every(({ complete }) => complete);

/**
 * Photographs until two pictures in a row are the same: a picture that is decoded late, or a part that
 * comes late, would stand in the photograph of one version and be missing in that of the other.
 */
async function photograph(page: Page, width: number): Promise<string> {
  const shoot = async (): Promise<string> => {
    await page.evaluate(nextFrames, FRAME_LIMIT_MS);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(whole, TALLEST) };
    const options = { type: 'webp', quality: 60, clip, captureBeyondViewport: true } as const;
    return page.screenshot({ ...options, encoding: 'base64' });
  };
  let last = await shoot();
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    const next = await shoot();
    if (next === last) return next;
    last = next;
  }
  return last;
}

/** Photographs a page whole, at each width. @returns WebP as base64, by width */
export async function takePictures(page: Page): Promise<Map<number, string>> {
  const pictures = new Map<number, string>();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  for (const width of WIDTHS) {
    await page.setViewport({ width, height: HEIGHT });
    await scrollThrough(page);
    // A picture that never comes is missing in the photograph, too.
    await page.waitForFunction(picturesAreThere, { timeout: LIMIT_MS }).catch(ignoreTimeout);
    pictures.set(width, await photograph(page, width));
  }
  return pictures;
}
