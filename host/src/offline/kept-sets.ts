/** Caches of offline pages, one for each page and manifest; the browser lists them oldest first. */
const PREFIX = 'offline';

/** Name of the cache with everything that one manifest names. */
export const setName = (path: string, id: string): string => `${PREFIX} ${path} ${id}`;

/** Name of the cache with public data that the page has read. */
export const readsName = (path: string): string => `${PREFIX}-reads ${path}`;

/**
 * The caches of a page that nobody needs any more: all but the current one and the one before, whose
 * page may still be open and ask for a part that it has not asked for yet.
 */
export function outdatedSets(names: readonly string[], path: string, current: string): string[] {
  const others = names.filter((name) => name.startsWith(setName(path, '')) && name !== current);
  return others.slice(0, -1);
}

/** All caches of a page. */
export const cachesOf = (names: readonly string[], path: string): string[] =>
  names.filter((name) => name.startsWith(setName(path, '')) || name === readsName(path));
