import { brandColours } from '@site/brand';

/** Colour of the browser's own frame (address bar, title bar) per theme: the page's ground. */
export const FRAME_COLOURS = { light: brandColours.paper, dark: brandColours.ink } as const;

/** The element of the head that says it. */
export const FRAME_COLOUR_SELECTOR = 'meta[name=theme-color]';
