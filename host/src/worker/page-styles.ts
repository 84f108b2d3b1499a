import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { LRUCache } from 'lru-cache';
import { createStyleCache, styleElement, trimRules } from '../app/style-cache';
import { themeVariablesCss, VARIABLES_STYLE_ID, variablesUsedIn } from '../theme/theme-variables';

/** The styles that a piece of markup uses. */
export interface UsedStyles {
  /** Emotion's rules for its elements. */
  rules: string;
  /** Style elements with rules that belong to no element. */
  globals: string;
  /** Names of Emotion's rules, global ones included. */
  names: readonly string[];
  /** Names of the theme's variables that rules and markup refer to. */
  variables: ReadonlySet<string>;
}

/** Rules as Emotion gathers them → without what no browser needs; one text is some 30 KB, and many pages have the same. */
const trimmed = new LRUCache<string, string>({ max: 100, memoMethod: (css) => trimRules(css) });

/** Names of the theme's variables → what sets them. */
const variables = new LRUCache<string, string>({
  max: 100,
  memoMethod: (names) => themeVariablesCss(new Set(names.split(','))),
});

/** Gathers the rules of one rendering. */
export interface StyleCollector {
  /** For Emotion's `CacheProvider`. */
  cache: EmotionCache;
  /** The styles of what was rendered with the cache. */
  usedBy: (html: string) => UsedStyles;
}

/** @param elsewhere names of rules that the page has from another part: they are neither made nor sent again */
export function collectStyles(elsewhere: readonly string[] = []): StyleCollector {
  const cache = createStyleCache();
  // Before anything is rendered: it tells Emotion to gather rules, and not to write them between the elements.
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const leaveOut = () => {
    for (const name of elsewhere) cache.inserted[name] = true;
  };
  leaveOut();
  return {
    cache,
    usedBy(html) {
      // Emotion gathers global rules again, whether they are known or not.
      leaveOut();
      const { styles } = extractCriticalToChunks(html);
      const own = styles.filter(({ key }) => key === cache.key);
      const rules = trimmed.memo(own.map(({ css }) => css).join(''));
      const globals = constructStyleTagsFromChunks({
        html,
        styles: styles.filter(({ key }) => key !== cache.key),
      });
      return {
        rules,
        globals,
        names: styles.flatMap(({ ids }) => ids),
        variables: variablesUsedIn(rules + globals + html),
      };
    },
  };
}

/** The style elements of a page: the theme's variables that it refers to, then the rules of its parts. */
export function styleElements(...parts: readonly UsedStyles[]): string {
  const names = new Set(parts.flatMap(({ variables }) => [...variables]));
  return [
    `<style id="${VARIABLES_STYLE_ID}">${variables.memo([...names].join())}</style>`,
    ...parts.map(({ globals }) => globals),
    styleElement(parts.map(({ rules }) => rules).join('')),
  ].join('');
}
