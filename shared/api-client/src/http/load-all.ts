import type { ReadFailure } from '@site/shell';
import { ApiError } from './api-error';

/** One read of a page: its SWR key and how to fetch it. */
export interface Read<T> {
  key: string;
  fetch: (signal?: AbortSignal) => Promise<T>;
}

/** The reads of a loader, settled: data by key, failures by key. */
export interface LoadedReads {
  fallback: Record<string, unknown>;
  failures: Record<string, ReadFailure>;
}

/**
 * Starts all reads at once and waits for each; one that fails becomes an entry of `failures`.
 * @throws whatever is not an ApiError: an abort or a bug must not pass for a failed read.
 */
export async function loadAll(
  reads: readonly Read<unknown>[],
  signal: AbortSignal,
): Promise<LoadedReads> {
  const loaded: LoadedReads = { fallback: {}, failures: {} };
  await Promise.all(
    reads.map(async ({ key, fetch }) => {
      try {
        loaded.fallback[key] = await fetch(signal);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        loaded.failures[key] = error.toFailure();
      }
    }),
  );
  return loaded;
}
