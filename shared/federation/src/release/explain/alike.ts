import type { Browser } from 'puppeteer-core';

/** How two pictures of one size differ. */
export interface Difference {
  /** The largest difference of a pixel in one of its colours, 0 to 255. */
  most: number;
  /** The share of pixels that differ by more than {@link SLIGHT}, 0 to 1. */
  share: number;
}

/** A pixel whose colours differ by no more, of 255, is the same to the eye. */
const SLIGHT = 8;

/**
 * A browser with other work smooths the edges of letters in another way from time to time: of a phone's page whose
 * two photographs nobody could tell apart, 0.02 % of the pixels differed slightly, and the most by 33.
 */
const MOST = 64;
const SHARE = 0.001;

/** Whether nobody sees a difference. @param difference undefined for pictures of two sizes */
export const isUnseen = (difference: Difference | undefined): boolean =>
  difference !== undefined && difference.most <= MOST && difference.share <= SHARE;

/** Runs in a page: what two pictures, WebP as base64, differ in. */
const compare = async (
  pictures: readonly string[],
  slight: number,
): Promise<Difference | undefined> => {
  const [one, other] = await Promise.all(
    pictures.map(async (picture) => {
      const answer = await fetch(`data:image/webp;base64,${picture}`);
      const bitmap = await createImageBitmap(await answer.blob());
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (!context) throw new Error('This browser draws nothing');
      context.drawImage(bitmap, 0, 0);
      return { width, height, pixels: context.getImageData(0, 0, width, height).data };
    }),
  );
  if (!one || !other || one.width !== other.width || one.height !== other.height) return undefined;
  let most = 0;
  let differing = 0;
  for (let at = 0; at < one.pixels.length; at += 4) {
    let difference = 0;
    for (let colour = at; colour < at + 3; colour += 1)
      difference = Math.max(
        difference,
        Math.abs((one.pixels[colour] ?? 0) - (other.pixels[colour] ?? 0)),
      );
    most = Math.max(most, difference);
    if (difference > slight) differing += 1;
  }
  return { most, share: (differing * 4) / one.pixels.length };
};

/** Whether nobody could tell two photographs of a page apart: WebP as base64. */
export async function areAlike(browser: Browser, one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  const page = await browser.newPage();
  try {
    return isUnseen(await page.evaluate(compare, [one, other], SLIGHT));
  } finally {
    await page.close();
  }
}
