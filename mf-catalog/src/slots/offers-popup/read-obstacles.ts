import type { Area } from './resolve-popup-place';

/** What a visitor reads first or uses: nothing may lie over it. */
const IMPORTANT =
  'h1,h2,h3,a[href],button,input,select,textarea,label,summary,iframe,[role=button],[role=slider],[tabindex="0"]';

/** What a visitor reads then. */
const TEXTS = 'p,dt,dd,li,td,figcaption';

/** True for an area that is to be seen in the window now. */
const isInView = ({ width, height, top, bottom }: DOMRect): boolean =>
  width > 1 && height > 1 && bottom > 0 && top < window.innerHeight;

const elementsBut = (but: Element | null, selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => !but?.contains(element));

/** The areas in the window of all headlines, buttons, links and fields, but those of one part of the page. */
export function readObstacles(but: Element | null): Area[] {
  return elementsBut(but, IMPORTANT)
    .map((element) => element.getBoundingClientRect())
    .filter(isInView);
}

/** The areas in the window of all lines of text, but those of one part of the page: a paragraph is wider than its lines. */
export function readTexts(but: Element | null): Area[] {
  const range = document.createRange();
  return elementsBut(but, TEXTS)
    .flatMap((element) => {
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    })
    .filter(isInView);
}
