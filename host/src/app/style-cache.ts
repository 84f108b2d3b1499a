import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixForSafari } from './prefix-for-safari';

/** The attribute of Emotion's style elements says which rules are in them. */
const RULE_NAMES = /(<style data-emotion="css )[^"]+"/;
const RULE_NAME = /\.css-([\w-]+)/g;

/** A condition that every window meets: MUI's smallest breakpoint. */
const ANY_WINDOW = /@media \(min-width: ?0(?:px)?\) ?\{((?:[^{}]*\{[^{}]*\})*)\}/g;

/**
 * The server's style elements without what no browser needs: the list of their rules (it reads the rules
 * themselves), and conditions that always hold.
 */
export const trimStyles = (styleElements: string): string =>
  styleElements.replace(RULE_NAMES, '$1"').replace(ANY_WINDOW, '$1');

/** The rules that the server's style element holds. */
export function ruleNamesIn(page: ParentNode): string[] {
  const css = page.querySelector('style[data-emotion="css "]')?.textContent ?? '';
  return [...new Set(Array.from(css.matchAll(RULE_NAME), ([, name = '']) => name))];
}

/** One list for all caches: a server keeps the compiled rules of every list, so that each is compiled once. */
const STYLIS_PLUGINS = [prefixForSafari];

/** Emotion's cache, of the same key on both sides, so that the browser takes over the server's styles. */
export const createStyleCache = (): EmotionCache =>
  createCache({ key: 'css', stylisPlugins: STYLIS_PLUGINS });
