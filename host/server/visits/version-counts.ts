import { type Figure, figureNames } from '../../src/field-figures/figure';
import { type FieldFigures, isJudged, isPoor, noFigures } from './judge-field';
import type { ViewCounts } from './judge-trial';

/** Networks of which a fault of one version is counted once; more are not remembered. */
const MOST_NETWORKS = 1_000;

/** What was counted of one version, for people. */
export type CountedVersion = ViewCounts & { field: FieldFigures };

/** Counts of one version since a trial began; a network counts once for each thing that it reports. */
export class VersionCounts {
  views = 0;
  faults = 0;
  readonly field = noFigures();
  readonly #networks = new Set<string>();
  /** Figure and network of each measured visit. */
  readonly #measuredBy = new Set<string>();

  get sum(): CountedVersion {
    return { views: this.views, faults: this.faults, field: this.field };
  }

  /** @param hasFailed a fault went in the page's place */
  addView(hasFailed: boolean): void {
    this.views += 1;
    if (hasFailed) this.faults += 1;
  }

  /** @returns whether the fault that a browser reports was counted */
  addReport(network: string): boolean {
    if (this.#networks.has(network) || this.#networks.size >= MOST_NETWORKS) return false;
    this.#networks.add(network);
    this.faults += 1;
    return true;
  }

  /** @returns whether the figure that a browser measured was counted */
  addMeasured(name: Figure['name'], value: number, network: string): boolean {
    if (!isJudged(name)) return false;
    const visit = `${name} ${network}`;
    const isFull = this.#measuredBy.size >= MOST_NETWORKS * figureNames.length;
    if (this.#measuredBy.has(visit) || isFull) return false;
    this.#measuredBy.add(visit);
    this.field[name].visits += 1;
    if (isPoor(name, value)) this.field[name].poor += 1;
    return true;
  }
}
