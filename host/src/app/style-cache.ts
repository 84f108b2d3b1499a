import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixForSafari } from './prefix-for-safari';

const RULE_NAME = /\.css-([\w-]+)/g;

/** A condition that every window meets: MUI's smallest breakpoint. */
const ANY_WINDOW = /@media \(min-width: ?0(?:px|rem)?\) ?\{((?:[^{}]*\{[^{}]*\})*)\}/g;

/** Rules of one name that follow each other: what is left of a name's rules when a condition is gone. */
const SAME_NAME = /(?<=^|[{}])(\.css-[\w-]+)\{([^{}]*)\}((?:\1\{[^{}]*\})+)/g;

const joinRules = (_all: string, name: string, first: string, others: string): string =>
  `${name}{${first}${others.replaceAll(`${name}{`, '').replaceAll('}', '')}}`;

/** Rules without what no browser needs: conditions that always hold, and a name that the rule before has said. */
export const trimRules = (css: string): string =>
  css.replace(ANY_WINDOW, '$1').replace(SAME_NAME, joinRules);

const RULES_STYLE_ID = 'page-rules';

/**
 * The server's style element. Emotion's own would list the names of its rules too, which a browser reads from the
 * rules themselves ({@link ruleNamesIn}); and in the browser Emotion moves its own to the end of the head, for
 * which the styles of every element are worked out anew.
 */
export const styleElement = (rules: string): string =>
  `<style id="${RULES_STYLE_ID}">${rules}</style>`;

/** The rules that the server's style element holds. */
export function ruleNamesIn(page: Document): string[] {
  const css = page.getElementById(RULES_STYLE_ID)?.textContent ?? '';
  return [...new Set(Array.from(css.matchAll(RULE_NAME), ([, name = '']) => name))];
}

/** One list for all caches: a server keeps the compiled rules of every list, so that each is compiled once. */
const STYLIS_PLUGINS = [prefixForSafari];

/**
 * Emotion's cache, of the same key on both sides, so that the browser takes over the server's styles.
 * @param container what takes its style elements: in a browser the head, where nothing else is said
 */
export const createStyleCache = (container?: Node): EmotionCache =>
  createCache({ key: 'css', stylisPlugins: STYLIS_PLUGINS, ...(container && { container }) });
