import type { Page } from 'puppeteer-core';
import type { Finding } from '../new-findings';

/**
 * Runs in a page: which functions of the browser that all parts of a page use are not the browser's own any more. It
 * names no function inside: the compiler's mark for names is not in the page.
 */
export const replacedFunctions = (): string[] =>
  Object.entries({
    fetch: window.fetch,
    'history.pushState': history.pushState,
    'history.replaceState': history.replaceState,
    'history.back': history.back,
    'EventTarget.prototype.addEventListener': EventTarget.prototype.addEventListener,
    'XMLHttpRequest.prototype.open': XMLHttpRequest.prototype.open,
    'Storage.prototype.setItem': Storage.prototype.setItem,
    setTimeout: window.setTimeout,
  })
    .filter(([, one]) => !/\{\s*\[native code\]\s*\}$/.test(Function.prototype.toString.call(one)))
    .map(([name]) => name);

/** What is found of a page that has put something in the place of a function of the browser. */
export const findingOfReplaced = (name: string): Finding => ({
  kind: `replaced ${name}`,
  text: `it puts a function of its own in the place of ${name}, for every part of the page, and for the pages that are opened from it: use what @site/* offers`,
});

/** A finding for each function of the browser that an open page has replaced. */
export const findReplaced = async (page: Page): Promise<Finding[]> =>
  (await page.evaluate(replacedFunctions)).map(findingOfReplaced);
