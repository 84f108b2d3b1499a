import type { StatsCompilation } from '@rspack/core';

/** Name of the chunk in which the host has what no first view shows (`webpackChunkName`): one request for all of it. */
export const LATER = 'late';

/** The files of what any page may load later: that chunk, with what it does not run without. */
export function filesOfLater(web: StatsCompilation | undefined): string[] {
  const files = web?.namedChunkGroups?.[LATER]?.assets?.map(({ name }) => name) ?? [];
  return files.filter((name) => name.endsWith('.js'));
}
