import type { StaticHandlerContext } from '@site/router/server';
import type { PageData } from '@site/shell';
import { LRUCache } from 'lru-cache';
import { SHELL_ROUTE_ID } from '../app/routes';
import type { PageWishes } from '../federation/page-loader';
import { KeptParts, type PartsInFrame } from './kept-parts';
import { collectStyles, type UsedStyles } from './page-styles';
import { type PageSource, renderPart } from './render-part';

/** The shell around a page: everything before the page's `<main>` and after it. */
export interface PageFrame {
  before: string;
  after: string;
  styles: UsedStyles;
  /** Static parts of its pages. */
  parts: PartsInFrame;
}

/** Frames that are kept; one is some 40 KB of text. */
const MOST_FRAMES = 100;

const EMPTY_MAIN = /<main [^>]*><\/main>/;

type ShellReads = Pick<PageData, 'fallback' | 'failures'>;

const known = new WeakMap<object, string>();

/** An answer as JSON. Pages of some seconds have the very same answers (`kept-answers.ts`), which nobody may change. */
function jsonOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return String(answer);
  let json = Object.isFrozen(answer) ? known.get(answer) : undefined;
  if (json === undefined) {
    json = JSON.stringify(answer);
    known.set(answer, json);
  }
  return json;
}

/**
 * What a frame shows follows from: the shell's data, the path (which entry of the menu is the current one),
 * and what the page's route says of its frame. An address where nothing is has no entry in the menu.
 */
function keyOf({ loaderData, location, matches }: StaticHandlerContext): string {
  const routeId = matches.at(-1)?.route.id ?? '';
  const { without, layout }: PageWishes = loaderData[routeId] ?? {};
  const path = routeId === 'not-found' ? null : location.pathname;
  const { fallback = {}, failures }: Partial<ShellReads> = loaderData[SHELL_ROUTE_ID] ?? {};
  const reads = Object.entries(fallback).map(([name, answer]) => `${name} ${jsonOf(answer)}`);
  return JSON.stringify([path, without, layout, failures]) + reads.join();
}

/**
 * The shells around pages, each rendered once for all pages that it surrounds. Of a worker, and so of one
 * snapshot.
 */
export class PageFrames {
  readonly #kept = new LRUCache<string, PageFrame>({ max: MOST_FRAMES });
  readonly #parts = new KeptParts();

  /**
   * @returns undefined where the shell does not surround this page, or could not be rendered: then the page
   *   is rendered as a whole
   * @throws what {@link renderPart} throws
   */
  async around(source: PageSource): Promise<PageFrame | undefined> {
    // The router shows its own error in the place of the shell.
    if (source.context.errors) return undefined;
    const key = keyOf(source.context);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const collector = collectStyles();
    const { html, thrown } = await renderPart('frame', source, collector.cache);
    const main = EMPTY_MAIN.exec(html);
    if (!main || thrown !== undefined) return undefined;
    const frame = {
      before: html.slice(0, main.index),
      after: html.slice(main.index + main[0].length),
      styles: collector.usedBy(html),
      parts: this.#parts.inFrame(),
    };
    this.#kept.set(key, frame);
    return frame;
  }
}
