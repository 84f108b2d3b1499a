import { ApiError, readReleases } from '@site/api-client';
import type { Releases } from '@site/contract';
import { useRef, useState } from 'react';

/** What came of looking again. */
interface Looked {
  /** What the page was opened with: a later visit, which has read anew, begins without this. */
  since: Releases | undefined;
  newest?: Releases;
  /** Why the last look failed. */
  failure?: ApiError;
}

/**
 * The report that the page was opened with, or the newest that somebody has looked at since. A look that fails leaves
 * the report from before and says why: whoever goes by it has to know that it is not the newest.
 */
export function useReleases() {
  const read = readReleases.useRead();
  const [looked, setLooked] = useState<Looked>({ since: undefined });
  const isLooking = useRef(false);
  const { newest, failure } = looked.since === read.data ? looked : {};

  const look = async () => {
    if (isLooking.current) return;
    isLooking.current = true;
    const since = read.data;
    try {
      setLooked({ since, newest: await readReleases.read().fetch() });
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError('body', String(error));
      setLooked({ since, ...(newest && { newest }), failure: known });
    } finally {
      isLooking.current = false;
    }
  };
  return { ...read, newest, failure, look };
}
