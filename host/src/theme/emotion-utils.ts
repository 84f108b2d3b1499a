/** Stands in for `@emotion/utils` in the host's build for browsers (`host-entries.ts`). */
import {
  getRegisteredStyles as readRegistered,
  registerStyles,
  insertStyles as writeStyles,
} from '@emotion/utils';

export { registerStyles };

/** Classes whose rules a further component has taken into its own, as a button's base takes those of the button. */
const taken = new Set<string>();

export const getRegisteredStyles: typeof readRegistered = (registered, found, classNames) => {
  for (const name of classNames.split(' ')) if (registered[name] !== undefined) taken.add(name);
  return readRegistered(registered, found, classNames);
};

/** Class → what writes its rules. */
const waiting = new Map<string, () => void>();

/** Before the browser paints what was committed, the rules of those classes are written that an element has. */
function writeNeeded(): void {
  for (const [className, write] of waiting)
    if (document.getElementsByClassName(className).length > 0) write();
  waiting.clear();
}

/**
 * Writes rules, but for those of a class that no element has because a further component has taken them into its
 * own. Emotion writes them too: twelve of the booking page's classes, which the page from the server does without.
 * Their rules set nothing, but they brought the rest of the theme's variables along, for which the browser works out
 * the styles of every element anew.
 */
export const insertStyles: typeof writeStyles = (cache, serialized, isStringTag) => {
  const className = `${cache.key}-${serialized.name}`;
  const isWritten = cache.inserted[serialized.name] !== undefined;
  if (isStringTag || isWritten || !taken.has(className))
    return writeStyles(cache, serialized, isStringTag);
  registerStyles(cache, serialized, isStringTag);
  if (waiting.size === 0) queueMicrotask(writeNeeded);
  waiting.set(className, () => writeStyles(cache, serialized, isStringTag));
};
