import type { ReleasedRemote, ReleasedVersion, ReleaseState } from '@site/contract';
import {
  compareRanges,
  isCanary,
  isScheduled,
  liveSince,
  type RegistryVersion,
  trialName,
  wasLive,
} from '@site/federation/registry';
import type { CountedVersion } from '../visits/version-counts';
import type { ReleaseSizes } from './release-sizes';

/** Releases of each remote of which the size is told. */
const MOST_SIZES = 20;
/** Previews of each remote that are told: older ones wait for `prune` and for nobody else. */
const MOST_PREVIEWS = 3;

export interface DescribeOptions {
  /** Versions of the shared packages that the host gives, by key. */
  provides: Readonly<Record<string, string>>;
  /** What a page may say of who released. */
  releaserOf: (who: string | undefined) => string;
  countedOf: (remote: string, version: string) => CountedVersion | undefined;
  /** Whether a host has ended a trial, by its name. */
  isStopped: (name: string) => boolean;
  sizes: Pick<ReleaseSizes, 'of'>;
}

/** Who gets a version; undefined for one that nobody asks for any more. */
function stateOf(
  remote: string,
  version: RegistryVersion,
  isStopped: DescribeOptions['isStopped'],
): ReleaseState | undefined {
  if (version.deployment.default) return 'live';
  if (isStopped(trialName(remote, version.metadata.version))) return 'stopped';
  if (isCanary(version)) return 'trial';
  if (isScheduled(version)) return 'planned';
  return wasLive(version) ? undefined : 'preview';
}

function describeVersion(
  remote: string,
  version: RegistryVersion,
  state: ReleaseState,
  { provides, releaserOf, countedOf }: DescribeOptions,
): ReleasedVersion {
  const { metadata, deployment, extras } = version;
  const counted = countedOf(remote, metadata.version);
  return {
    version: metadata.version,
    state,
    share: state === 'stopped' ? 0 : deployment.traffic,
    since: state === 'live' ? liveSince(version) : extras.releasedAt,
    ...(state === 'planned' && extras.startsAt ? { startsAt: extras.startsAt } : {}),
    releaser: releaserOf(extras.who),
    note: extras.note,
    ...(counted ? { counted } : {}),
    shared: compareRanges(extras.requires, provides),
  };
}

const byRelease = (one: RegistryVersion, other: RegistryVersion): number =>
  one.extras.releasedAt < other.extras.releasedAt ? -1 : 1;

/** What the team's page says of a remote: each version that somebody gets, and how the sizes went. */
export async function describeRemote(
  name: string,
  versions: readonly RegistryVersion[],
  options: DescribeOptions,
): Promise<ReleasedRemote> {
  const newestFirst = [...versions].sort(byRelease).reverse();
  const described = newestFirst.flatMap((version) => {
    const state = stateOf(name, version, options.isStopped);
    return state ? [describeVersion(name, version, state, options)] : [];
  });
  const of = (state: ReleaseState) => described.filter((version) => version.state === state);
  const sizes = newestFirst
    .slice(0, MOST_SIZES)
    .reverse()
    .map(async (version) => ({
      version: version.metadata.version,
      releasedAt: version.extras.releasedAt,
      bytes: await options.sizes.of(version),
    }));
  return {
    name,
    versions: [
      ...of('live'),
      ...of('trial'),
      ...of('stopped'),
      ...of('planned'),
      ...of('preview').slice(0, MOST_PREVIEWS),
    ],
    sizes: await Promise.all(sizes),
  };
}
