import { BELOW_THE_FOLD, FOLD_ATTRIBUTE, LAID_OUT_ATTRIBUTE } from '@site/ui/theme-keys';

/**
 * What is to be done once the page is quiet, in a moment of its own each: lay out one section that the first frame left
 * out, and at last take the mark away by which browsers leave sections out. All at once would be one long task.
 */
export function laidOutLater(): (() => Promise<void>)[] {
  const root = document.documentElement;
  if (!root.hasAttribute(FOLD_ATTRIBUTE)) return [];
  const parts = [...document.querySelectorAll(BELOW_THE_FOLD)];
  return [
    ...parts.map((part) => async () => part.setAttribute(LAID_OUT_ATTRIBUTE, '')),
    async () => root.removeAttribute(FOLD_ATTRIBUTE),
  ];
}
