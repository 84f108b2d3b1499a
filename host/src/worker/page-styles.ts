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

/** Rules as Emotion gathers them: those of one key together, of global ones each alone. */
interface Chunk {
  key: string;
  ids: string[];
  css: string;
}

/** Rules of a page's elements, and the theme's variables that they refer to. */
type Rules = Pick<UsedStyles, 'rules' | 'variables'>;

/**
 * Names of rules and keyframes → the rules without what no browser needs. A name is the hash of what it stands for;
 * many pages have the same.
 */
const known = new LRUCache<string, Rules, readonly Chunk[]>({
  max: 100,
  memoMethod: (_names, _stale, { context }) => {
    const rules = trimRules(context.map(({ css }) => css).join(''));
    return { rules, variables: variablesUsedIn(rules) };
  },
});

/** Names of the theme's variables → what sets them. */
const variables = new LRUCache<string, string>({
  max: 100,
  memoMethod: (names) => themeVariablesCss(new Set(names.split(','))),
});

/** Whether it holds keyframes: the rules that refer to them are the page's own. */
const isKeyframes = ([name = '']: readonly string[]) => name.startsWith('animation-');

/**
 * A style element that Emotion's `Global` takes over in the browser. `data-s` says that it is where it belongs: without
 * it Emotion moves it, for which a browser works out the styles of every element anew.
 */
const globalElement = ({ key, ids, css }: Chunk): string =>
  css && `<style data-s data-emotion="${key} ${ids.join(' ')}">${css}</style>`;

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
  const { extractCriticalToChunks } = createEmotionServer(cache);
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
      const isGlobal = ({ key, ids }: Chunk) => key !== cache.key && !isKeyframes(ids);
      const own = styles.filter((chunk) => !isGlobal(chunk));
      const names = own.flatMap(({ ids }) => ids).join();
      const { rules, variables: inRules } = known.memo(names, { context: own });
      const globals = styles.filter(isGlobal).map(globalElement).join('');
      return {
        rules,
        globals,
        names: styles.flatMap(({ ids }) => ids),
        variables: new Set([...inRules, ...variablesUsedIn(globals), ...variablesUsedIn(html)]),
      };
    },
  };
}

/**
 * The list of a field that is closed is no element, but in the browser its rule is written when the page comes alive,
 * and for a variable that no page sets all others would come too.
 */
const LIST_VARIABLE = '--site-zIndex-modal';

/**
 * The style elements of a page: the theme's variables that it refers to, the rules of its parts, and those that belong
 * to no element, in the order that Emotion gives them in the browser.
 */
export function styleElements(...parts: readonly UsedStyles[]): string {
  const names = new Set([LIST_VARIABLE, ...parts.flatMap(({ variables }) => [...variables])]);
  return [
    `<style id="${VARIABLES_STYLE_ID}">${variables.memo([...names].join())}</style>`,
    styleElement(parts.map(({ rules }) => rules).join('')),
    ...parts.map(({ globals }) => globals),
  ].join('');
}
