import { type Registry, readRegistry } from '../../registry';
import { SERVER_ENTRY } from '../built-remote/built-remote';
import { compileRelease, readHostBuild } from '../compile-release';
import { passGate } from '../gate/gate';
import { refuse } from '../gate/gate-error';
import { holdToBudget } from '../page-costs/hold-to-budget';
import { pagesOverBudget } from '../page-costs/over-budget';
import { withTrialApi } from '../trial-api/with-trial-api';
import { browserProblems } from './browser-problems';
import type { BuildRequest, ReleaseBuild } from './release-build';
import { tryOnServer } from './try-on-server';

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
    if (!api || !request.inBrowser) return allowed;
    const seen = await browserProblems(request, compiled, api, addresses);
    // Who has to mend one thing is told of the other, too.
    const further = request.allowBudget ? [] : seen.overBudget;
    if (seen.problems.length > 0) refuse([...seen.problems, ...further]);
    return holdToBudget([...tooMuch, ...seen.overBudget], request.allowBudget);
  });
  const { remote: _name, dist: _folder, ...build } = compiled;
  return { ...build, serverEntry: SERVER_ENTRY, overBudget, pass };
}
