import type { LoadedReads, Read } from '@site/api-client';

/** What a loader's read came to, typed by the read itself; undefined when it failed. */
export function loadedData<T>(loaded: LoadedReads, read: Read<T>): T | undefined {
  return loaded.fallback[read.key] as T | undefined;
}
