import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  CONTENT,
  defaultVersion,
  fallbackOf,
  isRetired,
  liveSince,
  type Registry,
  type RegistrySlot,
  type RegistryVersion,
} from '@site/federation/registry';
import type { FederationSnapshot, LiveRemote } from '../../src/federation/snapshot';
import type { Selection } from './selection';
import { ReleaseFaultError, type ReleaseVerifier } from './verify-release';

/** What is live: the public snapshot, and what only the server needs of it. */
export interface LiveSet {
  snapshot: FederationSnapshot;
  /** Remote → absolute path of its server entry; a remote whose files cannot be used is left out. */
  serverEntries: Record<string, string>;
  /** Address of every live script, as the page names it, → integrity, for the import map. */
  integrity: Record<string, string>;
  /**
   * Remote and path of a page → query parameters that it is rendered with. Releases of older tools say
   * nothing about that: their pages are not here.
   */
  queries: Record<string, readonly string[]>;
  /** Remote → why it is not as the registry says; for the log and `/readyz`. */
  problems: Record<string, string>;
  /** Remote, or the content → when all visitors first got its version, as the registry says. */
  liveSince: Record<string, string>;
  /** The released content that these visitors get; without it they get what comes with the API. */
  content?: LiveContent;
}

/** A released content, whose files are as they were signed (docs/content-releases.md). */
export interface LiveContent {
  version: string;
  /** Folder of the release in the store. */
  folder: string;
  /** Absolute path of the files that browsers may get: `json`, `img` and others. */
  dir: string;
  /** Where browsers read its texts, site-relative and without a slash at the end. */
  path: string;
}

/** Key of a page in {@link LiveSet.queries}. */
export const queryKey = (remote: string, path: string): string => `${remote}:${path}`;

interface Chosen {
  version: RegistryVersion;
  /** Null when its files cannot be used. */
  files: Record<string, { integrity: string }> | null;
  /** False when a render worker could not load it: then only the browser tries. */
  onServer: boolean;
  problem?: string;
}

/** Finds why a release is not to be used, by `filesIntegrity`. */
export type Refused = Pick<ReadonlyMap<string, Refusal>, 'get'>;

/** Why a render worker refused a version. `hung`: it blocked the worker, so browsers must not try it. */
export interface Refusal {
  reason: string;
  hung: boolean;
}

/** What `/readyz` tells strangers of a problem: no stack, whose lines say how the server is built. The log has all of it. */
const firstLine = (reason: string): string => (reason.split('\n', 1)[0] ?? '').slice(0, 200);

async function tryVersion(
  verifier: ReleaseVerifier,
  version: RegistryVersion,
  refused: Refused,
): Promise<Chosen> {
  const refusal = refused.get(version.extras.filesIntegrity);
  if (refusal?.hung)
    return { version, files: null, onServer: false, problem: firstLine(refusal.reason) };
  try {
    const { files } = await verifier.verify(version);
    if (refusal) return { version, files, onServer: false, problem: firstLine(refusal.reason) };
    return { version, files, onServer: true };
  } catch (error) {
    if (!(error instanceof ReleaseFaultError)) throw error;
    return { version, files: null, onServer: false, problem: error.message };
  }
}

/** What stands in for a version that cannot be used: for one that not everybody gets, what everybody gets. */
const standInOf = (
  versions: readonly RegistryVersion[],
  version: RegistryVersion,
): RegistryVersion | undefined =>
  version.deployment.default ? fallbackOf(versions, version) : defaultVersion(versions);

async function choose(
  verifier: ReleaseVerifier,
  versions: readonly RegistryVersion[],
  refused: Refused,
  wanted: string | undefined,
): Promise<Chosen> {
  const asked = versions.find(({ metadata }) => metadata.version === wanted);
  const first = await tryVersion(verifier, asked ?? defaultVersion(versions), refused);
  if (first.onServer) return first;
  const older = standInOf(versions, first.version);
  if (!older) return first;
  const second = await tryVersion(verifier, older, refused);
  // This release is broken and the other one is whole: visitors get the other one (design §8).
  return second.onServer ? { ...second, problem: `${first.problem}; fell back` } : first;
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (from: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

function toLiveRemote(name: string, { version, files }: Chosen, assetsOrigin: string): LiveRemote {
  const entry = assetsOrigin + version.url;
  const base = `${assetsOrigin}/releases/${version.extras.folder}/web/`;
  const needs = ({ preload, shares = [] }: Pick<RegistrySlot, 'preload' | 'shares'>) => ({
    // Of a release whose files cannot be used, browsers fetch none ahead.
    preload: files ? [entry, ...preload.map((file) => base + file)] : [],
    ...(shares.length > 0 ? { shares } : {}),
  });
  return {
    name,
    version: version.metadata.version,
    entry: files ? entry : null,
    routes: version.extras.routes.map((route) => {
      const { path, further, offline, takesPayments, siteData, robots } = route;
      return {
        path,
        ...needs(route),
        ...(further && { further: mapValues(further, needs) }),
        ...(offline && { offline }),
        ...(takesPayments && { takesPayments }),
        ...(siteData && { siteData }),
        ...(robots === false && { robots }),
      };
    }),
    slots: version.extras.slots.map((slot) => ({ name: slot.name, ...needs(slot) })),
  };
}

function toLiveContent({ version, files }: Chosen, root: string): LiveContent | undefined {
  if (!files) return undefined;
  const { folder } = version.extras;
  return {
    version: version.metadata.version,
    folder,
    dir: join(root, folder, 'web'),
    path: `/releases/${folder}/web`,
  };
}

/** Where the files of releases are. */
export interface ReleasePlace {
  /** Releases folder. */
  root: string;
  /** Origin that browsers fetch them from; the site's own unless said. */
  assetsOrigin?: string | undefined;
  /** Address of the host's own script: a page of another build of the host is of other versions too. */
  hostScript?: string | undefined;
}

/**
 * Resolves a registry to what visitors get now: the default version of each remote, its fallback where
 * the files are missing, corrupt or do not load, else the remote marked unavailable.
 * @param place where the files are: for the server, and for browsers
 * @param refused releases that are not to be used now
 * @param selection versions that these visitors get in place of the live ones
 */
export async function resolveLiveSet(
  registry: Registry,
  { root, assetsOrigin = '', hostScript = '' }: ReleasePlace,
  verifier: ReleaseVerifier,
  refused: Refused,
  selection: Selection = {},
): Promise<LiveSet> {
  const live: LiveSet = {
    snapshot: { id: '', remotes: [] },
    serverEntries: {},
    integrity: {},
    queries: {},
    problems: {},
    liveSince: {},
  };
  const remotes: LiveRemote[] = [];
  for (const [name, versions] of Object.entries(registry.microFrontends).sort()) {
    // Only a preview link shows a version of a retired remote.
    if (isRetired(versions) && selection[name] === undefined) continue;
    const chosen = await choose(verifier, versions, refused, selection[name]);
    if (chosen.problem) live.problems[name] = chosen.problem;
    live.liveSince[name] = liveSince(chosen.version);
    if (name === CONTENT) {
      const content = toLiveContent(chosen, root);
      if (content) live.content = content;
      continue;
    }
    remotes.push(toLiveRemote(name, chosen, assetsOrigin));
    for (const { path, query } of chosen.version.extras.routes) {
      if (query) live.queries[queryKey(name, path)] = query;
    }
    if (!chosen.files) continue;
    const { folder, serverEntry } = chosen.version.extras;
    if (chosen.onServer && serverEntry) live.serverEntries[name] = join(root, folder, serverEntry);
    for (const [file, { integrity }] of Object.entries(chosen.files)) {
      if (/^web\/.*\.js$/.test(file))
        live.integrity[`${assetsOrigin}/releases/${folder}/${file}`] = integrity;
    }
  }
  const parts = remotes.map((r) => `${r.name}@${r.version}:${r.entry}`);
  // A page is of other versions as soon as its texts are.
  const texts = live.content ? [`${CONTENT}@${live.content.version}`] : [];
  const state = [hostScript, ...parts, ...texts].join('|');
  live.snapshot = { id: createHash('sha256').update(state).digest('hex').slice(0, 16), remotes };
  return live;
}
