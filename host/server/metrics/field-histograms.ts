import { Histogram, type Registry } from 'prom-client';
import { type Figure, type FigureName, figureNames } from '../../src/field-figures/figure';

/** What a series of a page is told apart by. */
export const PAGE_LABELS = ['remote', 'release', 'route'] as const;
export type PageHistogram = Histogram<(typeof PAGE_LABELS)[number]>;

interface Description {
  name: string;
  help: string;
  /** The limits of "good" and "poor" (web.dev/vitals) are among them, so that their shares are exact. */
  buckets: number[];
  /** What a browser sends, divided by this, is in the metric's unit. */
  unit: number;
}

const FIGURES: Record<FigureName, Description> = {
  LCP: {
    name: 'site_field_lcp_seconds',
    help: 'Largest contentful paint, from visitors',
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    unit: 1_000,
  },
  INP: {
    name: 'site_field_inp_seconds',
    help: 'Interaction to next paint, from visitors',
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
    unit: 1_000,
  },
  CLS: {
    name: 'site_field_cls',
    help: 'Cumulative layout shift, from visitors; it has no unit',
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
    unit: 1,
  },
  TTFB: {
    name: 'site_field_ttfb_seconds',
    help: 'Time to the first byte, from visitors',
    buckets: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3],
    unit: 1_000,
  },
};

/** The histograms of what browsers measure, one for each figure. */
export class FieldHistograms {
  readonly all: ReadonlyMap<FigureName, PageHistogram>;

  constructor(registry: Registry) {
    this.all = new Map(
      figureNames.map((figure) => {
        const { name, help, buckets } = FIGURES[figure];
        const options = { name, help, buckets, labelNames: PAGE_LABELS, registers: [registry] };
        return [figure, new Histogram(options)];
      }),
    );
  }

  observe({ name, value, page }: Figure): void {
    this.all.get(name)?.observe({ ...page }, value / FIGURES[name].unit);
  }
}
