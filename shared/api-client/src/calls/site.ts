import { RELEASES_REPORT_PATH, type Releases, releasesSchema } from '@site/contract';
import { safeParse } from '@site/schema';
import type { SiteAnswer } from '@site/shell';
import { ApiError } from '../http/api-error';
import { fetchSite } from '../http/fetch-site';
import type { Read } from '../http/load-all';
import { useRead } from '../http/use-read';

/** @throws ApiError when the answer is a failure, or of another shape */
function releasesIn(answer: SiteAnswer): Releases {
  if ('failure' in answer) throw ApiError.fromFailure(answer.failure);
  const { success, data, error } = safeParse(releasesSchema, answer.data);
  if (success) return data;
  throw new ApiError('body', `The releases: ${error.issues[0]?.message ?? 'unexpected shape'}`);
}

/**
 * The report of what is released: data of the site itself. On the server it was given along with the page, and
 * nothing is asked; a browser asks the site.
 * @param given of the loader's arguments
 */
const read = (given?: SiteAnswer): Read<Releases> => ({
  key: 'readReleases',
  fetch: async (signal) => releasesIn(given ?? (await fetchSite(RELEASES_REPORT_PATH, signal))),
});

/** As the reads of the API are used. */
export const readReleases = {
  read,
  useRead: () => useRead(read().key, read().fetch),
};
