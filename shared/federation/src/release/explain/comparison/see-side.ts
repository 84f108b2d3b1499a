import { findBrowser } from '../../browser-gate/find-browser';
import type { withTrialApi } from '../../trial-api/with-trial-api';
import type { Seen } from '../explanation';
import type { ReleaseSide } from '../release-side';
import { seeBoth } from '../see-both';
import type { Comparison } from './comparison';

/** The API of the trial, or why there is none. */
type FoundApi = Parameters<Parameters<typeof withTrialApi>[1]>[0];

/**
 * Has a browser look at a release and at the live one.
 * @param addresses that were tried with data
 * @returns what it saw; why it did not look, where there is no API or no browser
 */
export async function seeSide(
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
