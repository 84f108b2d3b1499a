import {
  defaultVersion,
  isCanary,
  type Registry,
  type RegistryVersion,
  trialName,
  versionOfBucket,
} from '@site/federation/registry';
import { networkOf } from '@site/server';
import type { Figure } from '../../src/field-figures/figure';
import type { Selection } from '../releases/selection';
import { judgeField } from './judge-field';
import { judgeTrial } from './judge-trial';
import { type CountedVersion, VersionCounts } from './version-counts';

/** A version that a share of the visitors gets. */
export interface Trial {
  remote: string;
  version: string;
  /** What the others get. */
  live: string;
}

interface TrialsOptions {
  registry: () => Registry | undefined;
  /** Whether a host has taken a version from its visitors. */
  isStopped: (name: string) => boolean;
  /** Takes a version from its visitors, for good. */
  stop: (trial: Trial, why: string) => Promise<void>;
}

/** What was counted since a trial began. */
interface CountedTrial {
  version: string;
  live: string;
  own: VersionCounts;
  others: VersionCounts;
}

/** The trials under way: who gets which version, how often each failed, and when one is stopped. */
export class Trials {
  /** By remote. */
  readonly #counted = new Map<string, CountedTrial>();

  readonly #options: TrialsOptions;

  constructor(options: TrialsOptions) {
    this.#options = options;
  }

  /** The trials under way. */
  get current(): Trial[] {
    const remotes = Object.entries(this.#options.registry()?.microFrontends ?? {});
    return remotes.flatMap(([remote, versions]) => {
      const version = this.#trialOf(remote, versions)?.metadata.version;
      return version ? [{ remote, version, live: defaultVersion(versions).metadata.version }] : [];
    });
  }

  /**
   * What a group of visitors gets in place of the live versions. One group number for all trials keeps the number of
   * sets that exist down to one more than there are trials.
   * @param bucket number of the group, 0 to 99
   */
  selectionOf(bucket: number): Selection {
    const registry = this.#options.registry()?.microFrontends ?? {};
    const own = this.current.flatMap(({ remote, live }): [string, string][] => {
      const { version } = versionOfBucket(registry[remote] ?? [], bucket).metadata;
      return version === live ? [] : [[remote, version]];
    });
    return Object.fromEntries(own);
  }

  /** A page of a version was sent. @param hasFailed a fault went in its place */
  async viewed(remote: string, version: string, hasFailed: boolean): Promise<void> {
    const trial = this.#trialNow(remote);
    const counts = trial && this.#countsOf(trial, version);
    if (!counts) return;
    counts.addView(hasFailed);
    await this.#judge(trial);
  }

  /**
   * A browser reports that a version failed: only the version on trial and the live one are counted. A
   * network (of IPv4: an address) counts once for each version, so that nobody can end a trial alone.
   */
  async reported(remote: string, version: string, address: string): Promise<void> {
    const trial = this.#trialNow(remote);
    if (trial && this.#countsOf(trial, version)?.addReport(networkOf(address)))
      await this.#judge(trial);
  }

  /**
   * A browser says how fast its visit was. A network (of IPv4: an address) counts once for each figure of a version,
   * so that nobody can end a trial alone; networks are forgotten when it ends.
   */
  async measured(figures: readonly Figure[], address: string): Promise<void> {
    const network = networkOf(address);
    for (const { name, value, page } of figures) {
      const trial = this.#trialNow(page.remote);
      if (trial && this.#countsOf(trial, page.release)?.addMeasured(name, value, network))
        await this.#judge(trial);
    }
  }

  /** What was counted of the version on trial, or of the live one beside it; undefined for any other. */
  countedOf(remote: string, version: string): CountedVersion | undefined {
    const trial = this.#trialNow(remote);
    const counted = trial && this.#countsOf(trial, version);
    return counted?.sum;
  }

  #trialOf(remote: string, versions: readonly RegistryVersion[]): RegistryVersion | undefined {
    const trial = versions.find(isCanary);
    const isStopped = trial && this.#options.isStopped(trialName(remote, trial.metadata.version));
    return isStopped ? undefined : trial;
  }

  /** The trial of a remote that is under way. */
  #trialNow(remote: string): Trial | undefined {
    return this.current.find((trial) => trial.remote === remote);
  }

  /** Counts begin with a trial and end with the next one. */
  #countedOf({ remote, version, live }: Trial): CountedTrial {
    const known = this.#counted.get(remote);
    if (known?.version === version && known.live === live) return known;
    const counted = { version, live, own: new VersionCounts(), others: new VersionCounts() };
    this.#counted.set(remote, counted);
    return counted;
  }

  /** Counts of the version on trial or of the live one beside it; undefined for any other, which is not counted. */
  #countsOf(trial: Trial, version: string): VersionCounts | undefined {
    const { own, others } = this.#countedOf(trial);
    if (version === trial.version) return own;
    return version === trial.live ? others : undefined;
  }

  async #judge(trial: Trial): Promise<void> {
    const { own, others } = this.#countedOf(trial);
    const why = judgeTrial(own, others) ?? judgeField(own.field, others.field);
    if (why) await this.#options.stop(trial, why);
  }
}
