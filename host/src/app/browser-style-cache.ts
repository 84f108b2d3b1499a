import type { EmotionCache } from '@emotion/cache';
import {
  themeVariablesCss,
  VARIABLES_STYLE_ID,
  variablesSetIn,
  variablesUsedIn,
} from '../theme/theme-variables';
import { createStyleCache, ruleNamesIn } from './style-cache';

/**
 * Sets the theme's variables before the first rule that uses one which the page's HTML does not set. All of them
 * at once: each change of what the root sets makes the browser work out the styles of every element anew.
 */
function createVariableSetter(): (css: string) => void {
  const known = variablesSetIn(document.getElementById(VARIABLES_STYLE_ID)?.textContent ?? '');
  let isWhole = false;
  return (css) => {
    if (isWhole || [...variablesUsedIn(css)].every((name) => known.has(name))) return;
    isWhole = true;
    const style = document.createElement('style');
    style.textContent = themeVariablesCss();
    document.head.append(style);
  };
}

/**
 * The head for Emotion's style elements: one that is there already stays where it is. Emotion puts each that it takes
 * over from the server's page at the end, and for each the browser works out the styles of every element anew.
 */
const headThatMovesNothing = {
  insertBefore: <T extends Node>(element: T, before: Node | null): T =>
    element.isConnected ? element : document.head.insertBefore(element, before),
} as Node;

/**
 * The browser's Emotion cache. The server's page sets only the variables of the theme that it uses; the
 * first rule that comes later and needs another one (a dialog, another page) brings all of them.
 */
export function createBrowserStyleCache(): EmotionCache {
  const cache = createStyleCache(headThatMovesNothing);
  for (const name of ruleNamesIn(document)) cache.inserted[name] = true;
  const setVariables = createVariableSetter();
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    setVariables(serialized.styles);
    return insert(selector, serialized, sheet, shouldCache);
  };
  return cache;
}
