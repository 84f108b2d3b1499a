import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostBuild } from '../../preset/build-host';
import { readRemotePackage } from '../../preset/remote-package';
import { requiredRanges } from '../../preset/shared-policy';
import {
  behindOf,
  defaultVersion,
  ensureStore,
  parseVersion,
  type Registry,
  type RegistryVersion,
  readRegistry,
} from '../../registry';
import { findBrowser } from '../browser-gate/find-browser';
import { tryOnServer } from '../build-release';
import { compileRelease, readHostBuild } from '../compile-release';
import { claimProblems, GateError } from '../gate';
import { readPackages } from '../packages-file';
import { pageCosts, slotsOverBudget } from '../page-costs';
import type { RecordingFiles } from '../trial-api/recording';
import { withTrialApi } from '../trial-api/with-trial-api';
import { fileGroups, GROUPS, pageChanges } from './byte-changes';
import type { Explanation, ReleaseParts, Seen } from './explanation';
import { byName, byPath, partChanges } from './part-changes';
import { type ReleaseSide, sideOfRelease } from './release-side';
import { seeBoth } from './see-both';
import { packageLines, sharedLines } from './version-changes';

export interface ExplainRequest {
  /** Releases folder. */
  store: string;
  /** Folder of the remote. */
  remoteDir: string;
  /** Folder of the host, built. */
  hostDir: string;
  /** One that is released is taken as it is; for any other, and for none, the sources are built. */
  version?: string | undefined;
  /** Whether its release would say that routes and slots may disappear. */
  allowRemoval?: boolean;
  /** Whether its release would say why pages and slots may cost more than their budget. */
  allowBudget?: boolean;
  /** A recording of the API, for a trial for which none is named (`GATE_API_ORIGIN`). */
  recording?: RecordingFiles | undefined;
}

/** What both releases are compared with and where. */
interface Comparison extends ExplainRequest {
  host: HostBuild;
  registry: Registry;
  live: ReleaseSide | undefined;
}

/** The API of the trial, or why there is none. */
type FoundApi = Parameters<Parameters<typeof withTrialApi>[1]>[0];

async function see(
  { store, hostDir, live }: Comparison,
  build: ReleaseSide,
  api: FoundApi,
  addresses: readonly string[],
): Promise<Seen> {
  if ('why' in api) return api;
  const browser = findBrowser();
  if (!browser) return { why: 'No Chromium was found (CHROMIUM_PATH).' };
  return seeBoth({ store, hostDir, api, browser, build, addresses }, live);
}

async function partsOf(
  comparison: Comparison,
  next: ReleaseSide,
  seen: Seen,
): Promise<ReleaseParts> {
  const { live, hostDir, host } = comparison;
  const weigh = (side: ReleaseSide) => pageCosts({ ...side, hostDir, host });
  const [before, now] = [live && (await fileGroups(live)), await fileGroups(next)];
  return {
    routes: partChanges(byPath(live?.routes ?? []), byPath(next.routes)),
    slots: partChanges(byName(live?.slots ?? []), byName(next.slots)),
    pages: pageChanges(live ? await weigh(live) : [], await weigh(next)),
    groups: GROUPS.map((group) => ({ group, live: before?.[group], next: now[group] })),
    packages:
      next.packages && packageLines(live?.packages, next.packages, comparison.host.provides),
    seen,
  };
}

const newInBrowser = ({ seen }: ReleaseParts): string[] =>
  'why' in seen
    ? []
    : seen.pages.flatMap(({ address, findings }) =>
        findings
          .filter(({ state }) => state === 'new')
          .map(({ text }) => `The page ${address}, in a browser: ${text}.`),
      );

/** All that the gate asks of a build or of a release in the store; it goes on after a refusal. */
async function explainSide(
  comparison: Comparison,
  next: ReleaseSide,
  isReleased: boolean,
): Promise<Explanation> {
  const { host, hostDir, registry, live, allowRemoval = false, allowBudget = false } = comparison;
  const { problems, seen } = await withTrialApi(comparison.recording, async (api) => {
    const { problems, addresses } = await tryOnServer(
      hostDir,
      next,
      'why' in api ? undefined : api,
    );
    return { problems, seen: await see(comparison, next, api, addresses) };
  });
  const parts = await partsOf(comparison, next, seen);
  const overBudget = [...parts.pages.flatMap(({ over }) => over), ...(await slotsOverBudget(next))];
  return {
    remote: next.remote,
    next: { version: next.version, isReleased },
    live: live?.version,
    reasons: [
      ...claimProblems(next, registry, host.provides, allowRemoval),
      ...problems,
      ...(allowBudget ? [] : overBudget),
      ...newInBrowser(parts),
    ],
    shared: sharedLines(live?.requires, next.requires, host.provides),
    parts,
  };
}

/** Builds the sources in a folder of its own, which goes afterwards. */
async function explainSources(
  comparison: Comparison,
  remote: string,
  version: string,
): Promise<Explanation> {
  const { remoteDir, hostDir, host, live } = comparison;
  await mkdir(join(remoteDir, 'dist'), { recursive: true });
  const dist = await mkdtemp(join(remoteDir, 'dist/explain-'));
  try {
    const compiled = await compileRelease(remoteDir, hostDir, dist);
    const side = { ...compiled, version, packages: await readPackages(dist) };
    return await explainSide(comparison, side, false);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return {
      remote,
      next: { version, isReleased: false },
      live: live?.version,
      reasons: error.reasons,
      shared: sharedLines(live?.requires, requiredRanges(remoteDir), host.provides),
      parts: undefined,
    };
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

/** Does work with a folder that has the files of the store's releases. */
const withFiles = <T>(store: string, work: (files: string) => Promise<T>): Promise<T> =>
  behindOf(store)?.whole?.(work) ?? work(store);

/**
 * Compares what would be released, or was, with what is live, and asks the gate. Nothing is published and
 * nothing goes live.
 * @param request what its release would allow is no reason against it; the comparison shows it all the same
 * @throws the bundler's messages for sources that cannot be built
 */
export async function explainRelease(request: ExplainRequest): Promise<Explanation> {
  const { store, remoteDir, hostDir } = request;
  const { name: remote, version: ownVersion } = readRemotePackage(remoteDir);
  const version = parseVersion(request.version ?? ownVersion);
  await ensureStore(store);
  const registry = await readRegistry(store);
  const known: readonly RegistryVersion[] = registry.microFrontends[remote] ?? [];
  const host = await readHostBuild(hostDir);
  return withFiles(store, async (files) => {
    const side = (found: RegistryVersion) => sideOfRelease(files, remote, found);
    const live = known.length > 0 ? await side(defaultVersion(known)) : undefined;
    const comparison = { ...request, host, registry, live };
    const asked = known.find(({ metadata }) => metadata.version === request.version);
    if (asked) return explainSide(comparison, await side(asked), true);
    return explainSources(comparison, remote, version);
  });
}
