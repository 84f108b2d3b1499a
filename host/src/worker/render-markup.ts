import type { PageFrame, PageFrames } from './page-frames';
import { collectStyles, styleElements } from './page-styles';
import { type PageSource, type RenderedPart, renderPart } from './render-part';

export interface Markup extends RenderedPart {
  /** `<style>` elements with the rules that the markup uses. */
  styles: string;
}

async function renderWhole(source: PageSource): Promise<Markup> {
  const { cache, usedBy } = collectStyles();
  const { html, thrown } = await renderPart('whole', source, cache);
  return { html, thrown, styles: styleElements(usedBy(html)) };
}

async function renderWithin(frame: PageFrame, source: PageSource): Promise<Markup> {
  const { cache, usedBy } = collectStyles(frame.styles.names);
  const parts = frame.parts(source.context, cache);
  const rendered = await renderPart('page', source, cache, parts.contentOf);
  const { thrown } = rendered;
  const html = thrown === undefined ? parts.keep(rendered.html) : parts.unmark(rendered.html);
  return {
    // React puts what belongs into the head before everything else.
    html: html.replace('<main ', () => `${frame.before}<main `) + frame.after,
    thrown,
    styles: styleElements(frame.styles, usedBy(html)),
  };
}

/**
 * Renders a page inside its shell. The shell is taken from the frames, so that only the page itself costs
 * processor time; the markup is the same as if both were rendered together.
 * @throws what {@link renderPart} throws
 */
export async function renderMarkup(
  source: PageSource,
  frames: Pick<PageFrames, 'around'>,
): Promise<Markup> {
  const frame = await frames.around(source);
  return frame ? renderWithin(frame, source) : renderWhole(source);
}
