import { type createBrowserRouter, matchRoutes, type RouteObject } from '@site/router';
import type { KnownRemotes } from '../federation/known-remotes';
import { loadShares } from '../federation/lazy-shares';
import { pageNeeds } from '../federation/page-needs';
import { preloadScripts } from '../federation/preload-scripts';
import type { FederationSnapshot } from '../federation/snapshot';

function linkUnder(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && link.origin === window.location.origin && !link.target ? link : null;
}

/** The files of the page at an address, among all that is live. */
export function filesAt(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  { remotes }: FederationSnapshot,
): readonly string[] {
  const pages = remotes.flatMap(({ routes }) => routes);
  const routes = pages.map(({ path }, index): RouteObject => ({ id: String(index), path }));
  const match = matchRoutes(routes, pathname)?.at(-1);
  const page = match && pages[Number(match.route.id)];
  return page ? pageNeeds(page, new URLSearchParams(search).keys()).preload : [];
}

/** What of the router tells that a visitor goes to another page. */
type Navigations = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;

/**
 * Fetches a page's files as soon as a visitor points at, touches or tabs to a link to it; nothing is
 * run before the visitor really goes. Stays quiet when the browser asks to save data. Whoever goes without any of
 * that, e.g. by a script or a shortcut, has all files asked for at once when the navigation begins: each would
 * else be found only when the one before has run.
 */
export function startPrefetching(remotes: KnownRemotes, router: Navigations): void {
  const prefetch = async (place: Pick<URL, 'pathname' | 'search'>) => {
    if (place.pathname === window.location.pathname) return;
    // A directory that cannot be had now is asked for again when the visitor goes.
    const all = await remotes.all().catch(() => undefined);
    if (all) preloadScripts(filesAt(place, all));
  };
  router.subscribe(({ navigation }) => {
    if (!navigation.location) return;
    void prefetch(navigation.location);
    // What parses the answers that the next page reads; the first page shows what the server read.
    loadShares(['@site/schema']);
  });
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const onIntent = (event: Event) => {
    const link = linkUnder(event);
    if (link) void prefetch(link);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
