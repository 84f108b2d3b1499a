import type { StatsCompilation } from '@rspack/core';

/** Names of the chunks in which the host has what no first view shows (`webpackChunkName`). */
const LATER = ['dialogs', 'late'];

/** The files of what any page may load later: those chunks, with what comes beside them. */
export function filesOfLater(web: StatsCompilation | undefined): string[] {
  const chunks = web?.chunks ?? [];
  const later = chunks.filter(({ names }) => names?.some((name) => LATER.includes(name)));
  const beside = new Set(later.flatMap(({ siblings = [] }) => siblings));
  const files = [...later, ...chunks.filter(({ id }) => id != null && beside.has(id))]
    .flatMap((chunk) => chunk.files ?? [])
    .filter((name) => name.endsWith('.js'));
  return [...new Set(files)];
}
