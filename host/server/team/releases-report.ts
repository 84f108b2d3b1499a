import type { Releases, ReleasesHealth } from '@site/contract';
import {
  type AuditLine,
  CONTENT,
  defaultVersion,
  exists,
  isRetired,
  readAudit,
  storePaths,
} from '@site/federation/registry';
import type { ApiWatch } from '../pages/api-watch';
import type { ReleaseWatcher } from '../releases/release-watcher';
import type { RenderService } from '../render/render-service';
import type { TrialStops } from '../visits/trial-stops';
import type { Trials } from '../visits/trials';
import { describeRemote } from './describe-remote';
import { ReleaseSizes } from './release-sizes';
import { createReleaserNames } from './releaser-names';

/** Lines of the audit log that are told: some months of a busy team. */
const MOST_LINES = 200;

export interface ReportOptions {
  /** Releases folder. */
  store: string;
  watcher: () => Pick<
    ReleaseWatcher,
    'registry' | 'registryNumber' | 'registryProblem' | 'current' | 'keys'
  >;
  renderer: Pick<RenderService, 'isReady' | 'live' | 'warmWorkers'>;
  api: Pick<ApiWatch, 'look'>;
  trials: Pick<Trials, 'countedOf'>;
  stops: Pick<TrialStops, 'has'>;
  /** Versions of the shared packages that the host gives, by key. */
  provides: Readonly<Record<string, string>>;
  /** Render workers that there should be. */
  workers: number;
}

/** Remotes by their names, and the content after them. */
const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  Number(one === CONTENT) - Number(other === CONTENT) || (one < other ? -1 : 1);

/** Makes the report of what is released, as the team's page shows it (docs/dashboard.md). */
export class ReleasesReport {
  readonly #sizes: ReleaseSizes;

  readonly #options: ReportOptions;

  constructor(options: ReportOptions) {
    this.#options = options;
    this.#sizes = new ReleaseSizes(options.store);
  }

  async make(): Promise<Omit<Releases, 'isSession'>> {
    const { store, trials, stops, provides } = this.#options;
    const watcher = this.#options.watcher();
    const lines = (await exists(storePaths(store).audit)) ? await readAudit(store) : undefined;
    const releaserOf = createReleaserNames(watcher.keys, lines ?? []);
    const options = {
      provides,
      releaserOf,
      countedOf: trials.countedOf.bind(trials),
      isStopped: stops.has.bind(stops),
      sizes: this.#sizes,
    };
    const known = Object.entries(watcher.registry?.microFrontends ?? {}).sort(byName);
    return {
      at: new Date().toISOString(),
      health: await this.#health(),
      remotes: await Promise.all(
        known
          .filter(([, versions]) => !isRetired(versions))
          .map(([name, versions]) => describeRemote(name, versions, options)),
      ),
      retired: known
        .filter(([, versions]) => isRetired(versions))
        .map(([name, versions]) => ({ name, version: defaultVersion(versions).metadata.version })),
      audit: lines ? newestFirst(lines, releaserOf) : null,
    };
  }

  async #health(): Promise<ReleasesHealth> {
    const { renderer, api, workers } = this.#options;
    const watcher = this.#options.watcher();
    const answers = await api.look();
    const problems = Object.entries((renderer.live ?? watcher.current)?.problems ?? {});
    return {
      isReady: renderer.isReady && answers,
      api: answers,
      workers: { warm: renderer.warmWorkers, wanted: workers },
      storeProblem: watcher.registryProblem ?? null,
      registryNumber: watcher.registryNumber ?? null,
      problems: problems.map(([remote, problem]) => ({ remote, problem })),
    };
  }
}

const newestFirst = (
  lines: readonly AuditLine[],
  releaserOf: (who: string) => string,
): NonNullable<Releases['audit']> =>
  lines
    .slice(-MOST_LINES)
    .reverse()
    .map(({ at, action, remote, from, to, who, why }) => ({
      at,
      action,
      subject: remote,
      from,
      to,
      releaser: releaserOf(who),
      why,
    }));
