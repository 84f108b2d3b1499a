import type { ReadFailure } from '@site/shell';

/** How reads failed, and how many in that way. */
export type FailedReads = Partial<Record<ReadFailure['kind'], number>>;

/** What the API itself denies (an unknown product) is an answer, and no trouble. */
export const isTrouble = ({ kind, status = 0 }: ReadFailure): boolean =>
  kind !== 'http' || status === 429 || status >= 500;

type LoaderData = { failures?: Record<string, ReadFailure>; page?: LoaderData } | undefined;

/**
 * The reads that the API did not answer as it should when a page was made, those of the shell included.
 * @param loaderData of the page, by route
 */
export function failedReads(loaderData: Record<string, unknown>): FailedReads {
  const counts: FailedReads = {};
  for (const data of Object.values(loaderData) as LoaderData[]) {
    const failures = data?.page?.failures ?? data?.failures ?? {};
    for (const { kind } of Object.values(failures).filter(isTrouble))
      counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
