import type { FigureKey, Figures, Throttling } from './lighthouse-run';

/** All runs of one page in one variant. */
export interface Runs {
  page: string;
  variant: string;
  throttling: Throttling;
  runs: readonly Figures[];
}

/** What a table of figures has in each column. */
export interface Column {
  key: string;
  label: string;
}

const ms = (value: number): string => `${(value / 1_000).toFixed(2)} s`;
const shortMs = (value: number): string => `${Math.round(value)} ms`;
const kb = (value: number): string => `${value < 100 ? value.toFixed(1) : Math.round(value)} KB`;
const count = (value: number): string => `${Math.round(value)}`;

type Row = [
  key: FigureKey,
  label: string,
  write: (value: number) => string,
  throttlings?: Throttling[],
];

const ROWS: readonly Row[] = [
  ['score', 'score', count],
  ['paint', 'largest paint', ms],
  ['blocking', 'blocking', shortMs],
  ['interactive', 'interactive', ms],
  ['hydrated', 'hydrated', ms, ['applied']],
  ['longest', 'longest task', shortMs, ['applied']],
  ['beforePaint', 'requests before the largest paint', count, ['applied']],
  ['html', 'HTML', kb, ['applied']],
  ['script', 'script', kb, ['applied']],
  ['images', 'pictures', kb, ['applied']],
  ['rest', 'fonts and the rest', kb, ['applied']],
  ['requests', 'requests', count, ['applied']],
];

export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** Median, least and most of some numbers; undefined of none. */
export function spreadOf(values: readonly number[]): Spread | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  const [least] = sorted;
  const most = sorted.at(-1);
  if (median === undefined || least === undefined || most === undefined) return undefined;
  return { median, least, most };
}

/**
 * One cell: how many times ours it is, then the median and the range. Under 1 means less than ours.
 * @param ours undefined in our own column
 */
export function cell(
  own: Spread | undefined,
  ours: Spread | undefined,
  write: (value: number) => string,
): string {
  if (!own) return '–';
  const { median, least, most } = own;
  const range = write(least) === write(most) ? '' : ` [${write(least)}–${write(most)}]`;
  const ratio = ours && ours.median > 0 ? `**${(median / ours.median).toFixed(2)}** · ` : '';
  return `${ratio}${write(median)}${range}`;
}

/** The lines of a page's figures in one way of throttling, one column for each variant; the first column is ours. */
export function pageLines(
  page: string,
  columns: readonly Column[],
  all: readonly Runs[],
  throttling: Throttling,
): string[] {
  const valuesOf = (variant: string, key: FigureKey) =>
    spreadOf(
      all
        .filter((r) => r.page === page && r.variant === variant && r.throttling === throttling)
        .flatMap(({ runs }) => runs.map((figures) => figures[key]).filter((v) => v !== undefined)),
    );
  return ROWS.filter(([, , , only]) => !only || only.includes(throttling)).flatMap(
    ([key, label, write]) => {
      const spreads = columns.map(({ key: variant }) => valuesOf(variant, key));
      if (spreads.every((spread) => spread === undefined)) return [];
      const cells = spreads.map((own, at) => cell(own, at > 0 ? spreads[0] : undefined, write));
      return [`| ${page} | ${label} | ${cells.join(' | ')} |`];
    },
  );
}

/** Head of the table. */
export const headLines = (columns: readonly Column[]): string[] => [
  `| page | figure | ${columns.map(({ label }) => label).join(' | ')} |`,
  `| --- | --- | ${columns.map(() => '---:').join(' | ')} |`,
];

/** The line of a navigation; milliseconds by variant. */
export function navigationLine(
  name: string,
  columns: readonly Column[],
  times: ReadonlyMap<string, readonly number[]>,
): string {
  const spreads = columns.map(({ key }) => spreadOf(times.get(key) ?? []));
  const cells = spreads.map((own, at) => cell(own, at > 0 ? spreads[0] : undefined, ms));
  return `| ${name} | to the new page's heading | ${cells.join(' | ')} |`;
}
