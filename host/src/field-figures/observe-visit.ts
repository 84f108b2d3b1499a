import {
  type CLSMetric,
  type INPMetric,
  type Metric,
  onCLS,
  onINP,
  onLCP,
  onTTFB,
} from 'web-vitals';
import { FIGURES_ADDRESS, type Figure, type FigureName } from './figure';
import { type PageView, pageAt } from './page-views';

/** When the shift or the input was that a figure comes from; the start for a visit without any. */
const momentOfShift = ({ entries }: CLSMetric): number =>
  [...entries].sort((a, b) => b.value - a.value)[0]?.startTime ?? 0;
const momentOfInput = ({ entries }: INPMetric): number => entries[0]?.startTime ?? 0;

const rounded = (name: FigureName, value: number): number =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);

/** No cookie and no address of the page goes along; the request outlives the page. */
function send(figures: readonly Figure[]): void {
  fetch(FIGURES_ADDRESS, {
    method: 'POST',
    body: JSON.stringify(figures),
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // A report that does not arrive is one visit that is not counted.
  }).catch(() => undefined);
}

/**
 * Observes what is kept of a visit, and sends it once: when the page is hidden or left for the first
 * time. LCP and TTFB are those of the document's page; INP and CLS belong to the page that was shown when
 * their worst input or shift was.
 */
export function observeVisit(views: readonly PageView[]): void {
  const figures = new Map<FigureName, Figure>();
  const keep = (name: FigureName, { value }: Metric, moment: number) => {
    const page = pageAt(views, moment);
    if (page) figures.set(name, { name, value: rounded(name, value), page });
    else figures.delete(name);
  };
  const all = { reportAllChanges: true };
  onTTFB((metric) => keep('TTFB', metric, 0));
  onLCP((metric) => keep('LCP', metric, 0), all);
  onCLS((metric) => keep('CLS', metric, momentOfShift(metric)), all);
  onINP((metric) => keep('INP', metric, momentOfInput(metric)), all);

  const end = new AbortController();
  const report = ({ type }: Event) => {
    if (type === 'visibilitychange' && document.visibilityState !== 'hidden') return;
    end.abort();
    if (figures.size > 0) send([...figures.values()]);
  };
  // The library brings its last figures in the phase before this one.
  for (const type of ['visibilitychange', 'pagehide'])
    window.addEventListener(type, report, { signal: end.signal });
}
