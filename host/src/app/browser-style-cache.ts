import type { EmotionCache } from '@emotion/cache';
import {
  themeVariablesCss,
  VARIABLES_STYLE_ID,
  variablesSetIn,
  variablesUsedIn,
} from '../theme/theme-variables';
import { createStyleCache, ruleNamesIn } from './style-cache';

/** Sets variables of the theme before the first rule that uses them; the page knows those that its HTML sets. */
function createVariableSetter(): (css: string) => void {
  const known = variablesSetIn(document.getElementById(VARIABLES_STYLE_ID)?.textContent ?? '');
  return (css) => {
    const missing = [...variablesUsedIn(css)].filter((name) => !known.has(name));
    if (missing.length === 0) return;
    const text = themeVariablesCss(new Set(missing));
    for (const name of [...missing, ...variablesSetIn(text)]) known.add(name);
    const style = document.createElement('style');
    style.textContent = text;
    document.head.append(style);
  };
}

/**
 * The browser's Emotion cache. The server's page sets only the variables of the theme that it uses; a
 * rule that comes later (a dialog, another page) brings those that it needs beside.
 */
export function createBrowserStyleCache(): EmotionCache {
  const cache = createStyleCache();
  for (const name of ruleNamesIn(document)) cache.inserted[name] = true;
  const setVariables = createVariableSetter();
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    setVariables(serialized.styles);
    return insert(selector, serialized, sheet, shouldCache);
  };
  return cache;
}
