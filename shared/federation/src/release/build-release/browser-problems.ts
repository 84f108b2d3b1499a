import { findBrowser } from '../browser-gate/find-browser';
import { type BrowserFindings, NOTHING_FOUND, tryInBrowser } from '../browser-gate/try-in-browser';
import type { CompiledRelease } from '../compile-release';
import type { TrialApi } from '../trial-api/with-trial-api';
import type { BuildRequest } from './release-build';

/** What a browser finds of the pages and slots of a build; nothing where there is no browser. */
export async function browserProblems(
  { store, hostDir }: BuildRequest,
  build: CompiledRelease,
  api: TrialApi,
  addresses: readonly string[],
): Promise<BrowserFindings> {
  const browser = findBrowser();
  if (browser) return tryInBrowser({ store, hostDir, api, browser, build, addresses });
  console.log('No Chromium was found (CHROMIUM_PATH): no page was opened in a browser.');
  return NOTHING_FOUND;
}
