import {
  type AuditLine,
  fallbackOf,
  isOffered,
  isScheduled,
  type RegistryVersion,
} from '../../registry';
import type { PruneRequest } from './prune-request';

const DAY_MS = 24 * 3_600_000;

const byAge = (a: RegistryVersion, b: RegistryVersion): number =>
  a.extras.releasedAt < b.extras.releasedAt ? 1 : -1;

/** Versions that a remote's lines of the audit log speak of since a time. */
function spokenOf(lines: readonly AuditLine[], remote: string, since: string): Set<string> {
  const recent = lines.filter((line) => line.remote === remote && line.at >= since);
  return new Set(recent.flatMap(({ from, to }) => (from === null ? [to] : [from, to])));
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
    ...[...versions].sort(byAge).slice(0, keep),
  ]);
  return versions.filter(
    (version) =>
      !needed.has(version) &&
      version.extras.releasedAt < since &&
      !recent.has(version.metadata.version),
  );
}
