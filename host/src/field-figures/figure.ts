/** What browsers measure of a page (web.dev/vitals). */
export const figureNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type FigureName = (typeof figureNames)[number];

/** The page that a figure is about: its pattern, never its address. */
export interface MeasuredPage {
  remote: string;
  release: string;
  /** E.g. `/thing/:id`. */
  route: string;
}

/** One figure of a visit: milliseconds; CLS has no unit. */
export interface Figure {
  name: FigureName;
  value: number;
  page: MeasuredPage;
}

/** Where browsers send the figures of a visit. */
export const FIGURES_ADDRESS = '/federation/figures';
