import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StatsCompilation } from '@rspack/core';
import type { HostBuild } from '../preset/build-host';
import { compressFolder } from '../preset/compress';
import { remoteConfig } from '../preset/remote-config';
import { readRemotePackage } from '../preset/remote-package';
import { runBuild } from '../preset/run-build';
import { isLazilyShared, requiredRanges } from '../preset/shared-policy';
import {
  type AuditEntry,
  defaultVersion,
  ensureStore,
  parseVersion,
  type Registry,
  type RegistryVersion,
  readKeys,
  readRegistry,
  sealRelease,
  storePaths,
  switchRegistry,
  withAllTraffic,
  withShare,
  writeFileAtomic,
} from '../registry';
import { type BuiltRemote, inspectRemote } from './built-remote';
import { filesOfChunks } from './files-of-chunks';
import { GateError, passGate, unmetRanges } from './gate';
import { heavyPages } from './page-bytes';
import { holdToBudget, pagesOverBudget } from './page-costs';
import { AlreadyReleasedError, publishFolder } from './publish';
import { tryPages } from './try-pages';

export interface ReleaseRequest {
  /** Releases folder. */
  store: string;
  /** Folder of the remote. */
  remoteDir: string;
  /** Folder of the host, built: the gate compares with what it provides. */
  hostDir: string;
  /** Defaults to the version of package.json. */
  version?: string;
  sourceHash: string;
  commit: string;
  who: string;
  note: string;
  allowRemoval: boolean;
  /** Who gets it: all visitors (100, by default), a share in per cent, or only preview links (0). */
  share?: number;
  /** Why pages may cost more than their budget, for the audit log; without it such a release is refused. */
  allowBudget?: string | undefined;
}

async function entryFile(webDir: string): Promise<string> {
  const entry = (await readdir(webDir)).find((f) => /^remoteEntry\..*\.js$/.test(f));
  if (!entry) throw new Error(`${webDir} has no remote entry`);
  return entry;
}

function withVersion(
  registry: Registry,
  remote: string,
  version: RegistryVersion,
  share: number,
): Registry {
  const all = [version, ...(registry.microFrontends[remote] ?? [])];
  const versions = share === 100 ? withAllTraffic(all, version) : withShare(all, version, share);
  return { ...registry, microFrontends: { ...registry.microFrontends, [remote]: versions } };
}

/** A preview or a trial stands beside a version that all others get. */
function refuseWithoutLive(remote: string, share: number, known: readonly unknown[]): void {
  if (share < 100 && known.length === 0)
    throw new Error(`${remote} has no live release yet: release it to everybody first.`);
}

/** What the browser needs for each page and slot, so that all of it is known before any of it has run. */
function preloads(web: StatsCompilation, node: StatsCompilation, built: BuiltRemote) {
  const needs = ({ chunks, shares }: { chunks: string[]; shares: string[] }) => ({
    preload: filesOfChunks(web, node, chunks),
    shares: shares.filter(isLazilyShared),
  });
  return {
    routes: built.routes.map(({ chunks, shares, ...declared }) => ({
      ...declared,
      ...needs({ chunks, shares }),
    })),
    slots: built.slots.map((slot) => ({ name: slot.name, ...needs(slot) })),
  };
}

/**
 * Builds a remote, passes it through the gate, publishes it as an immutable version and switches the
 * registry to it (design §4).
 * @throws AlreadyReleasedError, GateError, or the bundler's messages
 */
export async function releaseRemote(request: ReleaseRequest): Promise<RegistryVersion> {
  const { store, remoteDir } = request;
  const remote = readRemotePackage(remoteDir);
  const version = parseVersion(request.version ?? remote.version);
  await ensureStore(store);
  const known = (await readRegistry(store)).microFrontends[remote.name] ?? [];
  if (known.some((v) => v.metadata.version === version))
    throw new AlreadyReleasedError(remote.name, version);
  refuseWithoutLive(remote.name, request.share ?? 100, known);

  const dist = await makeBuildFolder(remoteDir);
  try {
    return await buildAndPublish(request, dist, version);
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

/** Two releases of one remote at once must not build into one folder: one would publish parts of the other. */
async function makeBuildFolder(remoteDir: string): Promise<string> {
  await mkdir(join(remoteDir, 'dist'), { recursive: true });
  return mkdtemp(join(remoteDir, 'dist/release-'));
}

function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new GateError(reasons);
}

/** Bytes of each file in a folder. */
async function sizesIn(dir: string): Promise<Record<string, number>> {
  const names = await readdir(dir);
  const sizes = await Promise.all(
    names.map(
      async (name): Promise<[string, number]> => [name, (await stat(join(dir, name))).size],
    ),
  );
  return Object.fromEntries(sizes);
}

async function buildAndPublish(
  request: ReleaseRequest,
  dist: string,
  version: string,
): Promise<RegistryVersion> {
  const { store, remoteDir, hostDir, share = 100 } = request;
  const remote = readRemotePackage(remoteDir);
  const host = JSON.parse(await readFile(join(hostDir, 'dist/build.json'), 'utf8')) as HostBuild;
  const requires = requiredRanges(remoteDir);
  // Said before a build: with another React every file of it would fail in its own words.
  refuse(unmetRanges({ requires }, host.provides));
  const [web, node] = await runBuild([
    remoteConfig(remoteDir, 'web', 'production', dist),
    remoteConfig(remoteDir, 'node', 'production', dist),
  ]);
  if (!web || !node) throw new Error(`${remote.name}: the bundler gave no stats`);
  const serverEntry = 'node/remoteEntry.cjs';
  const built = await inspectRemote(
    join(hostDir, 'dist/node/inspect.cjs'),
    remote,
    join(dist, serverEntry),
  );
  const candidate = { remote: remote.name, requires, ...built };
  const pass = (registry: Registry) =>
    passGate(candidate, registry, host.provides, request.allowRemoval);
  pass(await readRegistry(store)); // Before the work of publishing; again when nobody else can switch.
  const parts = preloads(web, node, built);
  refuse([
    ...heavyPages(parts.routes, await sizesIn(join(dist, 'web'))),
    ...(await tryPages(
      join(hostDir, 'dist/node/gate.cjs'),
      remote.name,
      join(dist, serverEntry),
      built.routes.map(({ path }) => path),
    )),
  ]);

  await compressFolder(join(dist, 'web'));
  const entryName = await entryFile(join(dist, 'web'));
  const entry = `web/${entryName}`;
  const costs = { hostDir, host, web: join(dist, 'web'), entry: entryName, routes: parts.routes };
  const overBudget = holdToBudget(await pagesOverBudget(costs), request.allowBudget);
  const registry = await switchRegistry(store, async (current) => {
    pass(current);
    const published = await publishFolder(store, current, remote.name, version, dist);
    const { folder, files, filesIntegrity } = published;
    const versions = current.microFrontends[remote.name];
    const previous = versions && defaultVersion(versions);
    const released: RegistryVersion = {
      url: `/releases/${folder}/${entry}`,
      ...(previous ? { fallbackUrl: previous.url } : {}),
      metadata: { version, integrity: files[entry]?.integrity ?? '' },
      deployment: { traffic: share, default: share === 100 },
      extras: {
        folder,
        serverEntry,
        filesIntegrity,
        ...parts,
        requires,
        sourceHash: request.sourceHash,
        releasedAt: new Date().toISOString(),
        ...(share === 100 ? {} : { promotedAt: null }),
        commit: request.commit,
        who: request.who,
        note: request.note,
      },
    };
    const { privateKey } = await readKeys(store);
    await writeFileAtomic(
      storePaths(store).releaseEntry(folder),
      sealRelease(released, privateKey),
    );
    return {
      next: withVersion(current, remote.name, released, share),
      audit: {
        who: request.who,
        action: actionOf(share),
        remote: remote.name,
        from: previous?.metadata.version ?? null,
        to: version,
        why: request.note,
        ...(overBudget ? { overBudget } : {}),
      },
    };
  });
  const released = registry.microFrontends[remote.name]?.find(
    (v) => v.metadata.version === version,
  );
  if (!released)
    throw new Error(`${remote.name} ${version} is not in the registry it was added to`);
  return released;
}

const actionOf = (share: number): AuditEntry['action'] =>
  share === 100 ? 'release' : share === 0 ? 'preview' : 'canary';
