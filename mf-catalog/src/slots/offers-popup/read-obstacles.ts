import type { Area } from './resolve-popup-place';

/** What a visitor reads first or uses: nothing may lie over it. */
const IMPORTANT =
  'h1,h2,h3,a[href],button,input,select,textarea,label,summary,iframe,[role=button],[role=slider],[tabindex="0"]';

/** The areas in the window of all headlines, buttons, links and fields, but those of one part of the page. */
export function readObstacles(but: Element | null): Area[] {
  return [...document.querySelectorAll(IMPORTANT)]
    .filter((element) => !but?.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(
      ({ width, height, top, bottom }) =>
        width > 1 && height > 1 && bottom > 0 && top < window.innerHeight,
    );
}
