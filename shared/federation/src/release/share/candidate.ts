import { isCanary, isRetired, type RegistryVersion } from '../../registry';
import type { SwitchRequest } from './change-versions';

export interface CandidateRequest extends SwitchRequest {
  /** Defaults to the version on trial, else to the newest one that was never live. */
  version?: string;
  /** Versions of the singletons that the live host provides. */
  provides: Readonly<Record<string, string>>;
  /** A route or slot of the live version may disappear. */
  allowRemoval: boolean;
}

/**
 * The version that is to go live: the one that is asked for, else as {@link CandidateRequest} says.
 * @param versions of the remote, newest first
 * @throws Error, for people, when there is none, or it is live
 */
export function pickCandidate(
  versions: readonly RegistryVersion[],
  version?: string,
): RegistryVersion {
  const candidate =
    version === undefined
      ? (versions.find(isCanary) ?? versions.find(({ extras }) => extras.promotedAt === null))
      : versions.find(({ metadata }) => metadata.version === version);
  if (candidate && !candidate.deployment.default) return candidate;
  if (candidate && isRetired(versions))
    throw new Error(
      `${candidate.metadata.version} is what visitors got before the remote was retired: \`pnpm release rollback\` makes it live again.`,
    );
  const names = versions.map(({ metadata }) => metadata.version).join(', ');
  if (candidate) throw new Error(`${candidate.metadata.version} is live already.`);
  throw new Error(
    version === undefined
      ? 'There is neither a trial nor a preview. Name one with --version.'
      : `There is no release ${version}. Released: ${names}`,
  );
}
