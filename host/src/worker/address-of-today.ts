import type { StaticHandlerContext } from '@site/router/server';
import type { PageData } from '@site/shell';
import { knownRoute } from '../federation/page-modules';
import type { LiveRemote } from '../federation/snapshot';

/** A slug parameter's part of a path with another slug: of a key (`vayu_gale-gt`) what follows the slug stays. */
const withSlug = (part: string, slug: string): string =>
  encodeURIComponent(slug) + part.replace(/^[^-]*/, '');

/**
 * The address of today of a page whose data say that the asked one names its thing by a slug of before a rename; with its
 * query. Undefined where they do not say so, and where the address has that slug already.
 * @param owner the remote whose page it is
 */
export function addressOfToday(
  owner: LiveRemote,
  { pathname, search }: URL,
  { matches, loaderData }: Pick<StaticHandlerContext, 'matches' | 'loaderData'>,
): string | undefined {
  const { id = '', path = '' } = matches.at(-1)?.route ?? {};
  const data: unknown = loaderData[id];
  if (typeof data !== 'object' || data === null || !('page' in data)) return undefined;
  const { presentSlug } = data.page as PageData;
  if (presentSlug === undefined) return undefined;
  const pattern = path.split('/');
  const { slugParams = [] } = knownRoute(owner, path) ?? {};
  const isSlug = (word = '') => word.startsWith(':') && slugParams.includes(word.slice(1));
  const parts = pathname
    .split('/')
    .map((part, at) => (isSlug(pattern[at]) ? withSlug(part, presentSlug) : part));
  const today = parts.join('/');
  return today === pathname ? undefined : today + search;
}
