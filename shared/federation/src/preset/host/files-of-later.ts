import type { StatsCompilation } from '@rspack/core';

/**
 * Name of the chunk in which the host has what opens on top of a page (`webpackChunkName`): the menu, dialogs. It comes
 * when somebody begins to use the page, or stays.
 */
export const OVERLAYS = 'overlays';

/**
 * What any page of the host may load later: that chunk, the one of the idle moments after it is alive, what places the
 * lists of choosers, and what parses the answers that the host itself reads.
 */
const GROUPS = [OVERLAYS, 'late', 'popper', 'answers'];

/**
 * The files of what any page may load later, with what they do not run without.
 * @throws Error when the host's build has none of one kind: a page that opens without a network would miss them
 */
export function filesOfLater(web: StatsCompilation | undefined): string[] {
  const files = GROUPS.flatMap((name) => {
    const assets = web?.namedChunkGroups?.[name]?.assets ?? [];
    const scripts = assets.map((asset) => asset.name).filter((file) => file.endsWith('.js'));
    if (scripts.length === 0) throw new Error(`The host's build has no files of "${name}"`);
    return scripts;
  });
  return [...new Set(files)];
}
