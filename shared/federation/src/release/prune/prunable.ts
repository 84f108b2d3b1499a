import {
  type AuditLine,
  defaultVersion,
  fallbackOf,
  isForAll,
  isOffered,
  isScheduled,
  type RegistryVersion,
} from '../../registry';
import type { PruneRequest } from './prune-request';

const DAY_MS = 24 * 3_600_000;

const byAge = (a: RegistryVersion, b: RegistryVersion): number =>
  a.extras.releasedAt < b.extras.releasedAt ? 1 : -1;

/**
 * Versions that the audit log speaks of since a time, in the lines of a remote; and what was live until an emergency stop,
 * whose line names the set alone.
 */
function spokenOf(lines: readonly AuditLine[], remote: string, since: string): Set<string> {
  const spoken = new Set<string>();
  let live: string | undefined;
  for (const { action, remote: ofLine, from, to, at } of lines) {
    const isStop = action === 'back-to';
    if (!isStop && ofLine !== remote) continue;
    const versions = isStop ? [live] : [from, to];
    if (at >= since) for (const version of versions) if (version) spoken.add(version);
    if (isForAll({ action })) live = isStop ? undefined : to;
  }
  return spoken;
}

/**
 * The versions of a remote that nobody can need any more: not offered nor planned, not what an offered one falls
 * back to, not among the newest, and not touched lately.
 */
export function prunable(
  remote: string,
  versions: readonly RegistryVersion[],
  lines: readonly AuditLine[],
  { keep, days, now = Date.now() }: Pick<PruneRequest, 'keep' | 'days' | 'now'>,
): RegistryVersion[] {
  const since = new Date(now - days * DAY_MS).toISOString();
  const recent = spokenOf(lines, remote, since);
  const offered = versions.filter((version) => isOffered(version) || isScheduled(version));
  const needed = new Set<RegistryVersion | undefined>([
    ...offered,
    ...offered.map((version) => fallbackOf(versions, version)),
    // What a retired remote would come back with.
    defaultVersion(versions),
    ...[...versions].sort(byAge).slice(0, keep),
  ]);
  return versions.filter(
    (version) =>
      !needed.has(version) &&
      version.extras.releasedAt < since &&
      !recent.has(version.metadata.version),
  );
}
