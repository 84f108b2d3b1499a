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
  const settled = await Promise.all(
    reads.map(async ({ key, fetch }) => {
      try {
        return { key, data: await fetch(signal) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return { key, failure: error.toFailure() };
      }
    }),
  );
  // In the order of the reads, whichever was answered first: a page is the same text each time it is made.
  const loaded: LoadedReads = { fallback: {}, failures: {} };
  for (const { key, data, failure } of settled) {
    if (failure) loaded.failures[key] = failure;
    else loaded.fallback[key] = data;
  }
  return loaded;
}
