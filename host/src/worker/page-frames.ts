import type { StaticHandlerContext } from '@site/router/server';
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

/**
 * What a frame shows follows from: the shell's data, the path (which entry of the menu is the current one),
 * and what the page's route says of its frame. An address where nothing is has no entry in the menu.
 */
function keyOf({ loaderData, location, matches }: StaticHandlerContext): string {
  const routeId = matches.at(-1)?.route.id ?? '';
  const { without, layout }: PageWishes = loaderData[routeId] ?? {};
  const path = routeId === 'not-found' ? null : location.pathname;
  return JSON.stringify([path, without, layout, loaderData[SHELL_ROUTE_ID]]);
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
