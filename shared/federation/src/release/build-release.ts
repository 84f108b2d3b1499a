import { join } from 'node:path';
import { type AuditEntry, type Registry, readRegistry } from '../registry';
import { findBrowser } from './browser-gate/find-browser';
import { tryInBrowser } from './browser-gate/try-in-browser';
import { SERVER_ENTRY } from './built-remote';
import { type CompiledRelease, compileRelease, readHostBuild } from './compile-release';
import { passGate } from './gate/gate';
import { refuse } from './gate/gate-error';
import { holdToBudget } from './page-costs/hold-to-budget';
import { pagesOverBudget } from './page-costs/over-budget';
import type { RecordingFiles } from './trial-api/recording';
import { type TrialApi, withTrialApi } from './trial-api/with-trial-api';
import { type PageTrial, tryPages } from './try-pages';

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
  /** Whether its pages and slots are opened in a browser, too, where one is there. */
  inBrowser?: boolean;
  /** A recording of the API, for a trial for which none is named (`GATE_API_ORIGIN`). */
  recording?: RecordingFiles | undefined;
}

/** A build that has passed the gate, ready to be published. */
export interface ReleaseBuild extends Omit<CompiledRelease, 'remote' | 'dist'> {
  /** Entry of the server build in the folder; content has none. */
  serverEntry?: string;
  /** Of content: the links of the site that stand in its texts. */
  links?: string[];
  overBudget: AuditEntry['overBudget'];
  /** Asks the gate again, when nobody else can switch the registry. @throws GateError */
  pass: (registry: Registry) => void;
}

/** What is wrong with the pages and slots of a build in a browser. */
async function browserProblems(
  { store, hostDir }: BuildRequest,
  build: CompiledRelease,
  api: TrialApi,
  addresses: readonly string[],
): Promise<string[]> {
  const browser = findBrowser();
  if (browser) return tryInBrowser({ store, hostDir, api, browser, build, addresses });
  console.log('No Chromium was found (CHROMIUM_PATH): no page was opened in a browser.');
  return [];
}

/** Renders the pages of a build on the server. @param api with the data that they show */
export const tryOnServer = (
  hostDir: string,
  { remote, dist, routes }: { remote: string; dist: string; routes: readonly { path: string }[] },
  api: TrialApi | undefined,
): Promise<PageTrial> =>
  tryPages(join(hostDir, 'dist/node/gate.cjs'), {
    remote,
    serverEntry: join(dist, SERVER_ENTRY),
    paths: routes.map(({ path }) => path),
    apiOrigin: api?.origin,
  });

/**
 * Builds both sides of a remote into a folder, compresses it, and passes it through the gate: claims,
 * pages that render, budgets (design §4).
 * @throws GateError, or the bundler's messages
 */
export async function buildRelease(request: BuildRequest, dist: string): Promise<ReleaseBuild> {
  const { store, remoteDir, hostDir, allowRemoval } = request;
  const compiled = await compileRelease(remoteDir, hostDir, dist);
  const host = await readHostBuild(hostDir);
  const pass = (current: Registry) => passGate(compiled, current, host.provides, allowRemoval);
  pass(await readRegistry(store)); // Before the work of publishing; again when nobody else can switch.
  const overBudget = await withTrialApi(request.recording, async (found) => {
    const api = 'why' in found ? undefined : found;
    if ('why' in found)
      console.log(`${found.why} Pages are tried without data and without a browser.`);
    const { problems, addresses } = await tryOnServer(hostDir, compiled, api);
    refuse(problems);
    const tooMuch = await pagesOverBudget({ ...compiled, hostDir, host });
    const allowed = holdToBudget(tooMuch, request.allowBudget);
    if (api && request.inBrowser) refuse(await browserProblems(request, compiled, api, addresses));
    return allowed;
  });
  const { remote: _name, dist: _folder, ...build } = compiled;
  return { ...build, serverEntry: SERVER_ENTRY, overBudget, pass };
}
