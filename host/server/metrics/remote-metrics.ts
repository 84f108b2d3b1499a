import { CONTENT } from '@site/federation/registry';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { FaultStage } from '../../src/federation/remote-fault';
import type { FederationSnapshot } from '../../src/federation/snapshot';
import type { Figure, MeasuredPage } from '../../src/field-figures/figure';
import type { FailedReads } from '../../src/worker/failed-reads';
import { FieldHistograms, PAGE_LABELS, type PageHistogram } from './field-histograms';
import { KnownPages, type ReleaseLabels } from './known-pages';
import { removeSeries } from './remove-series';

const FAULT_LABELS = ['remote', 'release', 'stage', 'side'] as const;
const READ_LABELS = [...PAGE_LABELS, 'kind'] as const;
const RELEASE_LABELS = ['remote', 'release'] as const;
const REFUSAL_LABELS = ['kind', 'reason'] as const;

/** A fault of a remote, and whether it failed here or at a visitor's. */
export interface FaultLabels extends ReleaseLabels {
  stage: FaultStage;
  side: 'browser' | 'server';
}

/** What is counted by remote and release, so that a team sees what it has released (docs/field-figures.md). */
export class RemoteMetrics {
  readonly #known = new KnownPages();
  readonly #figures: FieldHistograms;
  readonly #rendered: PageHistogram;
  readonly #faults: Counter<(typeof FAULT_LABELS)[number]>;
  readonly #failedReads: Counter<(typeof READ_LABELS)[number]>;
  readonly #refused: Counter<(typeof REFUSAL_LABELS)[number]>;
  readonly #live: Gauge<(typeof RELEASE_LABELS)[number]>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#figures = new FieldHistograms(registry);
    this.#rendered = new Histogram({
      name: 'site_render_seconds',
      help: 'Time to make a page that was not kept: its turn, its data, its markup',
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      labelNames: PAGE_LABELS,
      registers,
    });
    this.#faults = new Counter({
      name: 'site_remote_faults_total',
      help: 'Failures of remotes, by the stage at which they failed',
      labelNames: FAULT_LABELS,
      registers,
    });
    this.#failedReads = new Counter({
      name: 'site_failed_reads_total',
      help: 'Reads that the API did not answer as it should when a page was made, by how they failed',
      labelNames: READ_LABELS,
      registers,
    });
    this.#refused = new Counter({
      name: 'site_reports_refused_total',
      help: 'Reports of browsers that were not counted, or not all of them',
      labelNames: REFUSAL_LABELS,
      registers,
    });
    this.#live = new Gauge({
      name: 'site_live_release',
      help: '1 for each release that visitors get now',
      labelNames: RELEASE_LABELS,
      registers,
    });
  }

  /**
   * Takes note of what is live; the series of releases that are known no more go.
   * @param content the released content, where there is one
   */
  async see(snapshot: FederationSnapshot, content?: { version: string }): Promise<void> {
    this.#live.reset();
    if (content) this.#live.set({ remote: CONTENT, release: content.version }, 1);
    for (const { name, version } of snapshot.remotes)
      this.#live.set({ remote: name, release: version }, 1);
    const byRelease = [
      ...this.#figures.all.values(),
      this.#rendered,
      this.#faults,
      this.#failedReads,
    ];
    for (const gone of this.#known.see(snapshot))
      await Promise.all(byRelease.map((metric) => removeSeries(metric, gone)));
  }

  /** Counts what one visit measured, but for pages that are not live and were not lately. */
  countFigures(figures: readonly Figure[]): void {
    const known = figures.filter(({ page }) => this.#known.hasPage(page));
    if (known.length < figures.length) this.refuse('figures', 'unknown');
    for (const figure of known) this.#figures.observe(figure);
  }

  countFault(fault: FaultLabels): void {
    if (this.#known.hasRelease(fault)) this.#faults.inc({ ...fault });
    else this.refuse('fault', 'unknown');
  }

  /** Counts the reads that failed when a page was made. */
  countFailedReads(page: MeasuredPage, reads: FailedReads): void {
    if (!this.#known.hasPage(page)) return;
    for (const [kind, count] of Object.entries(reads))
      this.#failedReads.inc({ ...page, kind }, count);
  }

  /** A report that says nothing that could be counted. */
  refuse(kind: 'figures' | 'fault', reason: 'foreign' | 'shape' | 'unknown'): void {
    this.#refused.inc({ kind, reason });
  }

  /** Counts how long it took to make a page, in ms. */
  countRendered(page: MeasuredPage, ms: number): void {
    if (this.#known.hasPage(page)) this.#rendered.observe({ ...page }, ms / 1_000);
  }
}
