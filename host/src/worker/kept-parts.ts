import type { EmotionCache } from '@emotion/cache';
import type { StaticHandlerContext } from '@site/router/server';
import type { ContentOf, PageData } from '@site/shell';
import { LRUCache } from 'lru-cache';
import { keyOfNode } from './key-of-node';

/** Characters of markup, and of what it was made of, that a worker keeps. */
const MOST_CHARACTERS = 8_000_000;
/** So many states of a page's reads are known for a frame: a bike's page has one for each variant. */
const MOST_STATES = 8;

/** Begins a part that was rendered for this page. */
const MARKS = /<div data-static="(\d+)">/g;
const UNMARKED = '<div data-static="">';
const CLOSING = '</div>';
const TAG_OF_DIV = /<(\/?)div[ >]/g;
const RULE_NAME = /\bcss-([\w-]+)/g;
/** How Emotion names keyframes, which it gathers apart from the rule that refers to them. */
const KEYFRAMES_NAME = /\banimation-\w+/g;

/** A rule as Emotion's cache holds it. */
interface KeptRule {
  name: string;
  css: string;
  /** Class that elements have for it; keyframes have none. */
  className?: string;
  /** What Emotion puts in the place of the class where it joins classes. */
  styles?: string | undefined;
}

interface KeptPart {
  html: string;
  rules: readonly KeptRule[];
}

/** The static parts of one page that is rendered. */
export interface PartsOfPage {
  contentOf: ContentOf;
  /**
   * Keeps what was rendered for this page.
   * @returns the markup without the marks by which its parts were found
   */
  keep: (html: string) => string;
  /** The markup without marks, when nothing of it is to be kept. */
  unmark: (html: string) => string;
}

/**
 * The static parts of a page that is about to be rendered inside its frame.
 * @param cache where the rules of the page gather
 */
export type PartsInFrame = (context: StaticHandlerContext, cache: EmotionCache) => PartsOfPage;

/** Where the element that begins at `start` ends, its own closing tag included. */
function endOfDiv(html: string, start: number): number {
  TAG_OF_DIV.lastIndex = start;
  let depth = 0;
  for (let tag = TAG_OF_DIV.exec(html); tag; tag = TAG_OF_DIV.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return TAG_OF_DIV.lastIndex;
  }
  return -1;
}

function keptPart(html: string, { inserted, registered }: EmotionCache): KeptPart {
  const rules = new Map<string, KeptRule>();
  for (const [className, name = ''] of html.matchAll(RULE_NAME)) {
    const css = inserted[name];
    if (typeof css !== 'string') continue;
    rules.set(name, { name, css, className, styles: registered[className] });
    for (const [keyframes] of css.matchAll(KEYFRAMES_NAME)) {
      const steps = inserted[keyframes];
      if (typeof steps === 'string') rules.set(keyframes, { name: keyframes, css: steps });
    }
  }
  return { html, rules: [...rules.values()] };
}

function insertRules({ inserted, registered }: EmotionCache, rules: readonly KeptRule[]): void {
  for (const { name, css, className, styles } of rules) {
    inserted[name] ??= css;
    if (className && styles !== undefined) registered[className] ??= styles;
  }
}

/** What a page's parts may read: its data, those that failed among them. */
function readsOf({ loaderData, matches }: StaticHandlerContext): string {
  const { page }: { page?: Partial<PageData> } = loaderData[matches.at(-1)?.route.id ?? ''] ?? {};
  return JSON.stringify([page?.fallback, page?.failures]);
}

/**
 * Static parts of pages, each rendered once for all pages that show it: what a `StaticPart` shows follows from its
 * children, the page's reads and what the frame around the page follows from. Of a worker, and so of one snapshot.
 */
export class KeptParts {
  /** By the number of a state, the place in the page and the element tree. */
  readonly #kept = new LRUCache<string, KeptPart>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ html }, key) => html.length + key.length,
  });
  #states = 0;

  /** The parts of the pages inside one frame. */
  inFrame(): PartsInFrame {
    /** What the reads of a page came to → the number of that state, which no other frame has. */
    const states = new LRUCache<string, number>({ max: MOST_STATES });
    const stateOf = (context: StaticHandlerContext): number => {
      const reads = readsOf(context);
      let state = states.get(reads);
      if (state === undefined) {
        this.#states += 1;
        state = this.#states;
        states.set(reads, state);
      }
      return state;
    };
    return (context, cache) => partsOfPage(() => stateOf(context), cache, this.#kept);
  }
}

function partsOfPage(
  stateOf: () => number,
  cache: EmotionCache,
  kept: LRUCache<string, KeptPart>,
): PartsOfPage {
  let state: number | undefined;
  /** Keys of the parts that are rendered for this page, by their marks. */
  const wanted = new Map<string, string>();
  const contentOf: ContentOf = (children, place) => {
    const node = keyOfNode(children);
    if (node === undefined) return { children };
    state ??= stateOf();
    const key = `${state} ${place} ${node}`;
    const part = kept.get(key);
    if (part) {
      insertRules(cache, part.rules);
      return { dangerouslySetInnerHTML: { __html: part.html } };
    }
    const mark = String(wanted.size + 1);
    wanted.set(mark, key);
    return { 'data-static': mark, children };
  };
  const unmark = (html: string) => html.replaceAll(MARKS, UNMARKED);
  const keep = (html: string) => {
    if (wanted.size === 0) return html;
    for (const { 0: tag, 1: mark = '', index } of html.matchAll(MARKS)) {
      const key = wanted.get(mark);
      if (key === undefined) continue;
      const end = endOfDiv(html, index) - CLOSING.length;
      kept.set(key, keptPart(unmark(html.slice(index + tag.length, end)), cache));
    }
    return unmark(html);
  };
  return { contentOf, keep, unmark };
}
