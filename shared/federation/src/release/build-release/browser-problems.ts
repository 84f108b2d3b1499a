import { findBrowser } from '../browser-gate/find-browser';
import { tryInBrowser } from '../browser-gate/try-in-browser';
import type { CompiledRelease } from '../compile-release';
import type { TrialApi } from '../trial-api/with-trial-api';
import type { BuildRequest } from './release-build';

/** What is wrong with the pages and slots of a build in a browser. */
export async function browserProblems(
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
