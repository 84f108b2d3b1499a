import type { RemoteRoute } from '@site/shell';
import type { ComponentType } from 'react';
import { loadShares } from './lazy-shares';
import { loadExpose, loadPart } from './load-expose';
import { RemoteFault } from './remote-fault';
import type { LiveRemote } from './snapshot';

/** The code of one page: its route and component once loaded, and the promise of it before. */
interface PageModule {
  loading: Promise<ComponentType>;
  route?: RemoteRoute;
  component?: ComponentType;
}

const pages = new Map<string, PageModule>();
const keyOf = (remote: LiveRemote, path: string) => `${remote.name}@${remote.version}:${path}`;

/**
 * The route object that a remote declares for a path.
 * @throws RemoteFault when the remote does not load, or does not have the path after all
 */
export async function loadRoute(remote: LiveRemote, path: string): Promise<RemoteRoute> {
  const { routes } = (await loadExpose(remote, 'routes')) as { routes?: readonly RemoteRoute[] };
  const route = routes?.find((candidate) => candidate.path === path);
  if (!route) throw new RemoteFault(remote.name, remote.version, 'empty');
  return route;
}

/**
 * Starts loading a page's component, or joins the loading under way. A failed one is forgotten, so that the
 * next call tries anew.
 * @param url the address to be shown: what the page needs for it comes along
 */
export function loadPage(remote: LiveRemote, path: string, url?: URL): Promise<ComponentType> {
  const key = keyOf(remote, path);
  const known = pages.get(key);
  if (known) return known.loading;
  loadShares(remote.routes.find((route) => route.path === path)?.shares);
  const entry: PageModule = {
    loading: loadRoute(remote, path)
      .then((route) => {
        entry.route = route;
        return loadPart(remote, () => route.lazy(url));
      })
      .then((page) => {
        entry.component = page.Component;
        return page.Component;
      }),
  };
  pages.set(key, entry);
  entry.loading.catch(() => {
    if (pages.get(key) === entry) failed.set(key, entry.loading);
    pages.delete(key);
  });
  return entry.loading;
}

/** Promises of failed pages, kept so that React's `use` sees a stable rejected promise until Retry. */
const failed = new Map<string, Promise<ComponentType>>();

/** The component if it is here, else the stable promise of it: what React's `use` needs. */
export function readPage(remote: LiveRemote, path: string): ComponentType | Promise<ComponentType> {
  const key = keyOf(remote, path);
  return pages.get(key)?.component ?? failed.get(key) ?? loadPage(remote, path);
}

/** The route object of a page whose code is here. */
export const knownRoute = (remote: LiveRemote, path: string): RemoteRoute | undefined =>
  pages.get(keyOf(remote, path))?.route;

/** Forgets a failure, so that the next read loads again. */
export function forgetFailure(remote: LiveRemote, path: string): void {
  failed.delete(keyOf(remote, path));
}
