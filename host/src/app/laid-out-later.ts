/**
 * On `<html>` from a page's first script until all of its sections are laid out: meanwhile browsers leave those out that
 * nobody sees yet. `LAID_OUT` marks the sections that are not left out any more.
 */
const FOLD = 'data-fold';
const LAID_OUT = 'data-laid';

/** Parts of a page that are left out until somebody comes near. The section with the title is where a page begins. */
const BELOW_THE_FOLD = ':is(main section:not(:has(h1),section *),footer)';

/** Rule for the head. The height is that of a usual section; once it was laid out a browser knows its own. */
export const foldRule = `html[${FOLD}] ${BELOW_THE_FOLD}:not([${LAID_OUT}]){content-visibility:auto;contain-intrinsic-size:auto 900px}`;

/**
 * Inline script for the head. A page that is loaded again, or gone back to, or has an anchor in its address, begins
 * elsewhere than at its top and needs its real height. Plain text, so that the server can hash it for the Content Security
 * Policy.
 */
export const foldScript = `performance.navigation.type||location.hash||document.documentElement.setAttribute('${FOLD}','')`;

/** Has the browser lay out everything: a page that is gone to is of another height, and may begin at an anchor. */
export const layOutAll = (): void => document.documentElement.removeAttribute(FOLD);

/**
 * What is to be done once the page is quiet, in a moment of its own each: lay out one section that the first frame left
 * out, and at last take the mark away by which browsers leave sections out. All at once would be one long task.
 */
export function laidOutLater(): (() => Promise<void>)[] {
  if (!document.documentElement.hasAttribute(FOLD)) return [];
  const parts = [...document.querySelectorAll(BELOW_THE_FOLD)];
  return [
    ...parts.map((part) => async () => part.setAttribute(LAID_OUT, '')),
    async () => layOutAll(),
  ];
}
