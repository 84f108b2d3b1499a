import { join } from 'node:path';
import { type AuditEntry, type Registry, readRegistry } from '../registry';
import { findBrowser } from './browser-gate/find-browser';
import { tryInBrowser } from './browser-gate/try-in-browser';
import { SERVER_ENTRY } from './built-remote';
import { type CompiledRelease, compileRelease, readHostBuild } from './compile-release';
import { passGate, refuse } from './gate';
import { holdToBudget, pagesOverBudget } from './page-costs';
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
export interface ReleaseBuild extends Omit<CompiledRelease, 'remote' | 'dist'> {
  overBudget: AuditEntry['overBudget'];
  /** Asks the gate again, when nobody else can switch the registry. @throws GateError */
  pass: (registry: Registry) => void;
}

/** What is wrong with the pages of a build in a browser; nothing is tried without an API with data. */
async function browserProblems(
  { store, hostDir, inBrowser }: BuildRequest,
  build: CompiledRelease,
): Promise<string[]> {
  const apiOrigin = process.env['GATE_API_ORIGIN'];
  if (!inBrowser) return [];
  if (!apiOrigin) {
    console.log(
      'No API was named (GATE_API_ORIGIN): pages were rendered without data, and none was opened in a browser.',
    );
    return [];
  }
  const browser = findBrowser();
  if (browser) return tryInBrowser({ store, hostDir, apiOrigin, browser, build });
  console.log('No Chromium was found (CHROMIUM_PATH): no page was opened in a browser.');
  return [];
}

/** What is wrong with the pages of a build on the server, a sentence each. */
export const serverProblems = (
  hostDir: string,
  { remote, dist, routes }: { remote: string; dist: string; routes: readonly { path: string }[] },
): Promise<string[]> =>
  tryPages(
    join(hostDir, 'dist/node/gate.cjs'),
    remote,
    join(dist, SERVER_ENTRY),
    routes.map(({ path }) => path),
  );

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
  refuse(await serverProblems(hostDir, compiled));
  const tooMuch = await pagesOverBudget({ ...compiled, hostDir, host });
  const overBudget = holdToBudget(tooMuch, request.allowBudget);
  refuse(await browserProblems(request, compiled));
  const { remote: _name, dist: _folder, ...build } = compiled;
  return { ...build, overBudget, pass };
}
