import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostBuild } from '../preset/build-host';
import { compressFolder } from '../preset/compress';
import { type ImportLog, importLog, sayBuiltins } from '../preset/import-log';
import { remoteConfig } from '../preset/remote-config';
import { readRemotePackage } from '../preset/remote-package';
import { runBuild } from '../preset/run-build';
import { requiredRanges, SHARED_KEYS } from '../preset/shared-policy';
import { type AuditEntry, type Registry, readRegistry } from '../registry';
import { findBrowser } from './browser-gate/find-browser';
import type { CandidateBuild } from './browser-gate/trial-store';
import { tryInBrowser } from './browser-gate/try-in-browser';
import { type BuiltRemote, inspectRemote, SERVER_ENTRY } from './built-remote';
import { GateError, passGate, unmetRanges } from './gate';
import { holdToBudget, pagesOverBudget } from './page-costs';
import { pagePreloads } from './page-preloads';
import { tryPages } from './try-pages';

export interface BuildRequest {
  /** Releases folder. */
  store: string;
  /** Folder of the remote. */
  remoteDir: string;
  /** Folder of the host, built: the gate compares with what it provides. */
  hostDir: string;
  allowRemoval: boolean;
  /** Why pages may cost more than their budget, for the audit log; without it such a release is refused. */
  allowBudget?: string | undefined;
  /** Whether its pages are opened in a browser, too, where `GATE_API_ORIGIN` names an API with data. */
  inBrowser?: boolean;
}

/** A build that has passed the gate, ready to be published. */
export interface ReleaseBuild extends ReturnType<typeof pagePreloads> {
  /** The browser's entry in the folder of the build. */
  entry: string;
  /** Shared singleton → range that the host must satisfy. */
  requires: Readonly<Record<string, string>>;
  overBudget: AuditEntry['overBudget'];
  /** Asks the gate again, when nobody else can switch the registry. @throws GateError */
  pass: (registry: Registry) => void;
}

function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new GateError(reasons);
}

/** What is wrong with names that the host's shared packages do not have, a sentence for each. */
const sayMissing = ({ missing }: BuiltRemote, shared: ImportLog['shared']): string[] =>
  missing.map(({ key, name }) => {
    const file = shared.find((one) => one.key === key && one.name === name)?.file;
    return `${file} imports ${name} from ${key}, and this host's ${key} has no ${name}.`;
  });

async function entryFile(webDir: string): Promise<string> {
  const entry = (await readdir(webDir)).find((f) => /^remoteEntry\..*\.js$/.test(f));
  if (!entry) throw new Error(`${webDir} has no remote entry`);
  return entry;
}

/** What is wrong with the pages of a build in a browser; nothing is tried without an API with data. */
async function browserProblems(
  { store, hostDir, inBrowser }: BuildRequest,
  build: CandidateBuild,
): Promise<string[]> {
  const apiOrigin = process.env['GATE_API_ORIGIN'];
  if (!inBrowser || !apiOrigin) return [];
  const browser = findBrowser();
  if (browser) return tryInBrowser({ store, hostDir, apiOrigin, browser, build });
  console.log('No Chromium was found (CHROMIUM_PATH): no page was opened in a browser.');
  return [];
}

/**
 * Builds both sides of a remote into a folder, compresses it, and passes it through the gate: claims,
 * pages that render, budgets (design §4).
 * @throws GateError, or the bundler's messages
 */
export async function buildRelease(request: BuildRequest, dist: string): Promise<ReleaseBuild> {
  const { store, remoteDir, hostDir } = request;
  const remote = readRemotePackage(remoteDir);
  const host = JSON.parse(await readFile(join(hostDir, 'dist/build.json'), 'utf8')) as HostBuild;
  const requires = requiredRanges(remoteDir);
  // Said before a build: with another React every file of it would fail in its own words.
  refuse(unmetRanges({ requires }, host.provides));
  const imports = importLog(SHARED_KEYS, remoteDir);
  const forBrowsers = remoteConfig(remoteDir, 'web', 'production', dist);
  const [web, node] = await runBuild([
    { ...forBrowsers, plugins: [...(forBrowsers.plugins ?? []), imports.plugin] },
    remoteConfig(remoteDir, 'node', 'production', dist),
  ]).finally(() => refuse(sayBuiltins(imports.read())));
  if (!web || !node) throw new Error(`${remote.name}: the bundler gave no stats`);
  const serverEntry = join(dist, SERVER_ENTRY);
  const { shared } = imports.read();
  const inspector = join(hostDir, 'dist/node/inspect.cjs');
  const built = await inspectRemote(inspector, remote, serverEntry, shared);
  refuse(sayMissing(built, shared));
  const candidate = { remote: remote.name, requires, ...built };
  const pass = (current: Registry) =>
    passGate(candidate, current, host.provides, request.allowRemoval);
  pass(await readRegistry(store)); // Before the work of publishing; again when nobody else can switch.
  const parts = pagePreloads(web, node, built);
  const paths = built.routes.map(({ path }) => path);
  refuse(await tryPages(join(hostDir, 'dist/node/gate.cjs'), remote.name, serverEntry, paths));

  const webDir = join(dist, 'web');
  await compressFolder(webDir);
  const entry = await entryFile(webDir);
  const costs = { hostDir, host, web: webDir, entry, routes: parts.routes };
  const overBudget = holdToBudget(await pagesOverBudget(costs), request.allowBudget);
  const files = { remote: remote.name, dist, entry: `web/${entry}` };
  refuse(await browserProblems(request, { ...files, ...parts, requires }));
  return { entry: `web/${entry}`, ...parts, requires, overBudget, pass };
}
