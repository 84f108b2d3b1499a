import type { LoadedReads, Read } from '@site/api-client';
import { loadedData } from './loaded-data';

/**
 * What a loader has read, with less of one read: the browser gets all of it inside the page's HTML, so
 * what the page never shows stays out.
 */
export function keepOnly<T>(
  loaded: LoadedReads,
  read: Read<T>,
  choose: (data: T) => T,
): LoadedReads {
  const data = loadedData(loaded, read);
  if (data === undefined) return loaded;
  return { ...loaded, fallback: { ...loaded.fallback, [read.key]: choose(data) } };
}
