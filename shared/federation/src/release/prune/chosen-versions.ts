import type { AuditLine, Registry, VersionSet } from '../../registry';
import { prunable } from './prunable';
import type { PruneRequest } from './prune-request';

/** What a store remembers beside its registry. */
export interface StoreMemory {
  lines: readonly AuditLine[];
  /** What somebody has named, to go back to. */
  sets: readonly VersionSet[];
}

/** What goes from a registry, by remote. */
export function choosePrunable(
  registry: Registry,
  { lines, sets }: StoreMemory,
  request: PruneRequest,
) {
  const { mayRelease = () => true } = request;
  const own = Object.entries(registry.microFrontends).filter(([remote]) => mayRelease(remote));
  return own.flatMap(([remote, versions]) =>
    prunable(remote, versions, lines, request)
      .filter(({ metadata }) => !sets.some((set) => set[remote] === metadata.version))
      .map((version) => ({ remote, version })),
  );
}
