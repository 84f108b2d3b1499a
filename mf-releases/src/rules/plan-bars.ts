/** The drawing of a chart, in its own units. */
export const CHART = { width: 320, height: 96, gap: 4, mostBars: 20 } as const;

/** A bar of a chart, from its upper left corner. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Where the bars of values stand: from zero up, so that their heights compare; each as wide as in a full
 * chart, and the last one at the right edge.
 * @param values null where one is not known: it has no bar
 */
export function planBars(values: readonly (number | null)[]): (Bar | null)[] {
  const { width, height, gap, mostBars } = CHART;
  const shown = values.slice(-mostBars);
  const highest = Math.max(1, ...shown.map((value) => value ?? 0));
  const step = width / mostBars;
  const left = width - shown.length * step;
  return shown.map((value, at) => {
    if (value === null) return null;
    const tall = Math.max(2, (height * value) / highest);
    return {
      x: round(left + at * step + gap / 2),
      y: round(height - tall),
      width: round(step - gap),
      height: round(tall),
    };
  });
}
