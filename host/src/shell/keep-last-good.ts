import type { LoadedReads } from '@site/api-client';

/**
 * Remembers what a read last came to, and gives it in the place of a failure: menu and footer of a
 * page must not go because the content store is away for a moment. Without an earlier answer the
 * failure stands.
 * @param key SWR key of the read
 */
export function keepLastGood(key: string): (loaded: LoadedReads) => LoadedReads {
  let lastGood: unknown;
  return (loaded) => {
    if (key in loaded.fallback) {
      lastGood = loaded.fallback[key];
      return loaded;
    }
    if (lastGood === undefined) return loaded;
    const { [key]: _failure, ...failures } = loaded.failures;
    return { fallback: { ...loaded.fallback, [key]: lastGood }, failures };
  };
}
