/** Pixels of the browser's own text, unless its reader has chosen another size. */
const USUAL_TEXT_PX = 16;

/**
 * A width of windows by which a layout is chosen, in the unit of the reader's text: with text twice as large, a window
 * of 1280 px has the layout of one of 640 px, as it has at zoom 200 % (WCAG 1.4.4).
 * @param px with text of the usual size
 */
export const toRem = (px: number): number => px / USUAL_TEXT_PX;

/** The same in pixels of this window. Browser only. */
export const inOwnText = (px: number): number =>
  toRem(px) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
