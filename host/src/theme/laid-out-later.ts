import { BELOW_THE_FOLD, FOLD_ATTRIBUTE, LAID_OUT_ATTRIBUTE } from '@site/ui/theme-keys';

/** Has the browser lay out everything: a page that is gone to is of another height, and may begin at an anchor. */
export const layOutAll = (): void => document.documentElement.removeAttribute(FOLD_ATTRIBUTE);

/**
 * What is to be done once the page is quiet, in a moment of its own each: lay out one section that the first frame left
 * out, and at last take the mark away by which browsers leave sections out. All at once would be one long task.
 */
export function laidOutLater(): (() => Promise<void>)[] {
  if (!document.documentElement.hasAttribute(FOLD_ATTRIBUTE)) return [];
  const parts = [...document.querySelectorAll(BELOW_THE_FOLD)];
  return [
    ...parts.map((part) => async () => part.setAttribute(LAID_OUT_ATTRIBUTE, '')),
    async () => layOutAll(),
  ];
}
