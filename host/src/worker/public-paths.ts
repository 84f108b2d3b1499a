import { loadRoute } from '../federation/page-modules';
import type { FederationSnapshot, LiveRemote } from '../federation/snapshot';
import type { PublicPaths } from './messages';
import { reportWithPlace } from './thrown-at';

/** The addresses of one page that search engines should know. @throws what the remote throws */
export async function pathsOf(remote: LiveRemote, path: string): Promise<readonly string[]> {
  const { sitemap } = await loadRoute(remote, path);
  if (sitemap === false) return [];
  if (sitemap) return sitemap();
  return path.includes(':') ? [] : [path];
}

/**
 * The addresses at which a page is tried before it is released: those that it names for that, those of the
 * sitemap, else its own path; none where nobody knows one.
 * @throws what the remote throws
 */
export async function trialPathsOf(remote: LiveRemote, path: string): Promise<readonly string[]> {
  const { sitemap, tryAt } = await loadRoute(remote, path);
  if (tryAt) return tryAt();
  if (sitemap) return sitemap();
  return path.includes(':') ? [] : [path];
}

/** Every path that search engines should know, from the released remotes' own routes. A remote that fails is reported and left out. */
export async function listPublicPaths(snapshot: FederationSnapshot): Promise<PublicPaths> {
  let isWhole = true;
  const lists = await Promise.all(
    snapshot.remotes.flatMap((remote) =>
      remote.routes.map(({ path }) =>
        pathsOf(remote, path).catch((error: unknown) => {
          reportWithPlace(remote, error);
          isWhole = false;
          return [];
        }),
      ),
    ),
  );
  return { paths: [...new Set(lists.flat())].sort(), isWhole };
}
