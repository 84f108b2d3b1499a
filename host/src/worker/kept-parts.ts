import type { EmotionCache } from '@emotion/cache';
import type { StaticHandlerContext } from '@site/router/server';
import type { PageData } from '@site/shell';
import { LRUCache } from 'lru-cache';
import { keyOfNode } from './key-of-node';
import type { ContentOf } from './render-part';

/** So many states of a page's reads are remembered for a frame: a bike's page has one for each variant. */
const MOST_STATES = 8;
/** And so many parts for each of them; one is some 10 KB of text. */
const MOST_PARTS = 12;

/** Begins a part that was rendered for this page. */
const MARKS = /<div data-static="(\d+)">/g;
const UNMARKED = '<div data-static="">';
const CLOSING = '</div>';
const TAG_OF_DIV = /<(\/?)div[ >]/g;
const RULE_NAME = /\bcss-([\w-]+)/g;
/** How Emotion names the steps of an animation, which it gathers apart from the rule that refers to them. */
const STEPS_NAME = /\banimation-\w+/g;

/** A rule as Emotion's cache holds it. */
interface KeptRule {
  name: string;
  css: string;
  /** Class that elements have for it; steps of an animation have none. */
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
    for (const [steps] of css.matchAll(STEPS_NAME)) {
      const frames = inserted[steps];
      if (typeof frames === 'string') rules.set(steps, { name: steps, css: frames });
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
 * The static parts of the pages inside one frame, each rendered once for all pages that show it: what a
 * `StaticPart` shows follows from its children, the page's reads and what the frame follows from.
 */
export class KeptParts {
  readonly #kept = new LRUCache<string, LRUCache<string, KeptPart>>({ max: MOST_STATES });

  /** @param cache where the rules of the page that is rendered gather */
  of(context: StaticHandlerContext, cache: EmotionCache): PartsOfPage {
    let known: LRUCache<string, KeptPart> | undefined;
    /** Keys of the parts that are rendered for this page, by their marks. */
    const wanted = new Map<string, string>();
    const contentOf: ContentOf = (children, place) => {
      const node = keyOfNode(children);
      if (node === undefined) return { children };
      const key = place + node;
      known ??= this.#partsFor(readsOf(context));
      const part = known.get(key);
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
        const end = endOfDiv(html, index) - CLOSING.length;
        const key = wanted.get(mark);
        if (key === undefined) continue;
        known?.set(key, keptPart(unmark(html.slice(index + tag.length, end)), cache));
      }
      return unmark(html);
    };
    return { contentOf, keep, unmark };
  }

  #partsFor(reads: string): LRUCache<string, KeptPart> {
    const known = this.#kept.get(reads) ?? new LRUCache({ max: MOST_PARTS });
    this.#kept.set(reads, known);
    return known;
  }
}
