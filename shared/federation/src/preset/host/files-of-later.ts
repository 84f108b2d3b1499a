import type { StatsCompilation } from '@rspack/core';

/** Name of the chunk in which the host has what no first view shows (`webpackChunkName`): one request for all of it. */
const LATER = 'late';

/** The files of what any page may load later: that chunk, with what comes beside it. */
export function filesOfLater(web: StatsCompilation | undefined): string[] {
  const chunks = web?.chunks ?? [];
  const later = chunks.filter(({ names }) => names?.includes(LATER));
  const beside = new Set(later.flatMap(({ siblings = [] }) => siblings));
  const files = [...later, ...chunks.filter(({ id }) => id != null && beside.has(id))]
    .flatMap((chunk) => chunk.files ?? [])
    .filter((name) => name.endsWith('.js'));
  return [...new Set(files)];
}
