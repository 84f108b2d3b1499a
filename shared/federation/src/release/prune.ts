import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AuditLine,
  behindOf,
  fallbackOf,
  isOffered,
  isScheduled,
  listReleaseFolders,
  locked,
  type Registry,
  type RegistryVersion,
  readAudit,
  readRegistry,
  readSets,
  releaseFilesSchema,
  switchRegistry,
  type VersionSet,
} from '../registry';

export interface PruneRequest {
  /** Releases folder. */
  store: string;
  who: string;
  /** How many versions of each remote are kept to roll back to, beside those that are kept for other reasons. */
  keep: number;
  /** What was live, released or previewed in this many days stays: open pages and preview links may need it. */
  days: number;
  /** Only says what would go. */
  dryRun: boolean;
  /** Remotes whose versions may go; all by default. */
  mayRelease?: (remote: string) => boolean;
  /** The clock, in ms. */
  now?: number;
}

/** A folder of the store that goes, or would go. */
export interface Pruned {
  /** `<remote>/<version>`. */
  folder: string;
  bytes: number;
}

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

/** What a release weighs; where only its list is here, as that says. */
async function bytesOf(dir: string, isListOnly: boolean): Promise<number> {
  if (isListOnly) {
    const list = releaseFilesSchema.parse(
      JSON.parse(await readFile(join(dir, 'release.json'), 'utf8')),
    );
    return Object.values(list).reduce((sum, { bytes }) => sum + bytes, 0);
  }
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What a store remembers beside its registry. */
interface Memory {
  lines: readonly AuditLine[];
  /** What somebody has named, to go back to. */
  sets: readonly VersionSet[];
}

/** What goes from a registry, by remote. */
function choose(registry: Registry, { lines, sets }: Memory, request: PruneRequest) {
  const { mayRelease = () => true } = request;
  const own = Object.entries(registry.microFrontends).filter(([remote]) => mayRelease(remote));
  return own.flatMap(([remote, versions]) =>
    prunable(remote, versions, lines, request)
      .filter(({ metadata }) => !sets.some((set) => set[remote] === metadata.version))
      .map((version) => ({ remote, version })),
  );
}

function without(registry: Registry, gone: ReadonlySet<RegistryVersion>): Registry {
  const kept = Object.entries(registry.microFrontends).map(([name, versions]) => [
    name,
    versions
      .filter((version) => !gone.has(version))
      .map((version) => withoutLostFallback(version, versions, gone)),
  ]);
  return { ...registry, microFrontends: Object.fromEntries(kept) };
}

/** A version that may be rolled back to must not name a fallback that is gone. */
function withoutLostFallback(
  version: RegistryVersion,
  versions: readonly RegistryVersion[],
  gone: ReadonlySet<RegistryVersion>,
): RegistryVersion {
  const fallback = fallbackOf(versions, version);
  if (!fallback || !gone.has(fallback)) return version;
  const { fallbackUrl: _gone, ...rest } = version;
  return rest;
}

/** Folders that the registry does not name: what a killed release or a killed clean-up left. */
async function unnamedFolders(store: string): Promise<string[]> {
  const versions = Object.values((await readRegistry(store)).microFrontends).flat();
  const named = new Set(versions.map(({ extras }) => extras.folder));
  return (await listReleaseFolders(store)).filter((folder) => !named.has(folder));
}

/** Which versions and which folders without a version would go, with what they weigh. */
async function plan(request: PruneRequest, memory: Memory): Promise<Pruned[]> {
  const { store } = request;
  const chosen = choose(await readRegistry(store), memory, request);
  const folders = [
    ...chosen.map(({ version }) => version.extras.folder),
    ...(await unnamedFolders(store)),
  ];
  const behind = behindOf(store);
  const pruned = await Promise.all(
    folders.map(async (folder) => ({
      folder,
      bytes: await bytesOf(join(store, folder), behind !== undefined),
    })),
  );
  return [...pruned, ...(behind?.leftOvers?.(request.now ?? Date.now()) ?? [])];
}

/**
 * Takes versions that nobody can need any more out of the registry and then out of the store: whoever
 * is killed between leaves folders that no registry names, which go with the next call.
 * @returns what went, or would go
 */
export async function pruneStore(request: PruneRequest): Promise<Pruned[]> {
  const { store, who } = request;
  const memory = { lines: await readAudit(store), sets: await readSets(store) };
  const pruned = await plan(request, memory);
  if (request.dryRun || pruned.length === 0) return pruned;
  const why = pruned.map(({ folder }) => folder).join(', ');
  await switchRegistry(store, (current) => ({
    next: without(current, new Set(choose(current, memory, request).map(({ version }) => version))),
    audit: { who, action: 'prune', remote: '*', from: null, to: '*', why },
  }));
  await locked(store, async () => {
    for (const folder of await unnamedFolders(store))
      await rm(join(store, folder), { recursive: true, force: true });
    await behindOf(store)?.removeLeftOvers?.(request.now ?? Date.now());
  });
  return pruned;
}
