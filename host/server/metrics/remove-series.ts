import type { Metric } from 'prom-client';

/** Removes all series of a metric whose labels have these values, whatever their other labels are. */
export async function removeSeries(metric: Metric, labels: object): Promise<void> {
  const wanted = Object.entries(labels);
  const { values } = await metric.get();
  for (const { labels: series } of values) {
    // A histogram gives each bucket as a series of its own.
    const { le: _bucket, ...own } = series;
    if (wanted.every(([name, value]) => own[name] === value)) metric.remove(own);
  }
}
