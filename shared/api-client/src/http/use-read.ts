import { PageFailuresContext, reloadIfNeeded, usePageFailure } from '@site/shell';
import { useContext, useEffect, useState } from 'react';
import useSWR from 'swr';
import { ApiError } from './api-error';
import { countLostReaders } from './load-reader';

/** The state of one read as a view needs it: exactly one of loading, error, ready. */
export type ReadState<T> =
  | { status: 'loading'; data: undefined; error: undefined; retry: () => void }
  | { status: 'error'; data: undefined; error: ApiError; retry: () => void }
  | { status: 'ready'; data: T; error: undefined; retry: () => void };

/**
 * Runs of page loaders after which the visitor has tried again, or the browser was online again. What such a run could
 * not read may be there by now, so a view that appears after the second try asks for it itself.
 */
const triedAgain = new WeakSet<object>();

/** The failure that the page's loader met, unless this view appeared after another try. */
function useFreshFailure(key: string | null) {
  const failure = usePageFailure(key);
  const failures = useContext(PageFailuresContext);
  const [outdated] = useState(() => (triedAgain.has(failures) ? failures : undefined));
  return { failures, failure: failures === outdated ? undefined : failure };
}

/**
 * The one way to read in a page, the same on server and client: data from the page's loader when it
 * is there, its failure when the loader failed, else a fetch. A null key reads nothing (loading).
 */
export function useRead<T>(key: string | null, fetcher?: () => Promise<T>): ReadState<T> {
  const { failures, failure } = useFreshFailure(key);
  // Called without arguments: SWR would pass its key where our fetchers take an abort signal.
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    key,
    fetcher ? () => fetcher() : null,
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      ...(failure ? { revalidateOnMount: false } : {}),
    },
  );
  /** Reads again, which is "loading" without data. The outcome shows in `data` or `error`; a rejection would only repeat it. */
  const again = () => {
    triedAgain.add(failures);
    void mutate().catch(() => undefined);
  };
  /** A new document in its place, where there is nothing to show and only that can bring a script that was lost. */
  const retry = async () => {
    const losses = data === undefined ? countLostReaders() : 0;
    if (losses === 0 || !(await reloadIfNeeded(losses))) again();
  };
  const known = error ?? (isValidating ? undefined : failure && ApiError.fromFailure(failure));
  const isFailed = data === undefined && known !== undefined && !isValidating;
  useEffect(() => {
    // SWR asks again only in a page that is seen, and a phone often finds its network while it is locked.
    // No document is left for it: nobody has pressed anything, and somebody may be typing.
    if (isFailed) window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isFailed]);
  if (data !== undefined) return { status: 'ready', data, error: undefined, retry };
  if (isFailed) {
    const apiError = known instanceof ApiError ? known : new ApiError('body', String(known));
    return { status: 'error', data: undefined, error: apiError, retry };
  }
  return { status: 'loading', data: undefined, error: undefined, retry };
}
