import type { ReadFailure } from '@site/shell';

/** How reads failed, and how many in that way. */
export type FailedReads = Partial<Record<ReadFailure['kind'], number>>;

/** The API's word for who has asked too often. */
const TOO_MANY = 429;

/** What the API itself denies (an unknown product) is an answer, and no trouble. */
export const isTrouble = ({ kind, status = 0 }: ReadFailure): boolean =>
  kind !== 'http' || status === TOO_MANY || status >= 500;

type LoaderData = { failures?: Record<string, ReadFailure>; page?: LoaderData } | undefined;

const failuresOf = (data: LoaderData): ReadFailure[] =>
  Object.values(data?.page?.failures ?? data?.failures ?? {});

/** Whether the API refused a read of a page because it was asked too often. @param loaderData of the page, by route */
export const wasRefused = (loaderData: Record<string, unknown>): boolean =>
  (Object.values(loaderData) as LoaderData[]).some((data) =>
    failuresOf(data).some(({ status }) => status === TOO_MANY),
  );

/**
 * The reads that the API did not answer as it should when a page was made, those of the shell included.
 * @param loaderData of the page, by route
 */
export function failedReads(loaderData: Record<string, unknown>): FailedReads {
  const counts: FailedReads = {};
  for (const data of Object.values(loaderData) as LoaderData[]) {
    for (const { kind } of failuresOf(data).filter(isTrouble))
      counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
