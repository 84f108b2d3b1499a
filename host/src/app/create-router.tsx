import { createBrowserRouter } from '@site/router';
import { going, leaveForFreshDocument } from '../federation/freshness';
import type { KnownRemotes } from '../federation/known-remotes';
import { createPageRoutes, createRoutes, SHELL_ROUTE_ID } from './routes';

/**
 * The browser's router. It starts with the page of this document; a navigation to any other makes it
 * ask for the directory of all pages once.
 * @param loaderData what the server has read for the first page
 */
export function createRouter(remotes: KnownRemotes, loaderData: Record<string, unknown>) {
  const initialPath = window.location.pathname;
  const isRendered = Object.keys(loaderData).length > 0;
  let isComplete = false;

  /** Other releases are live by now, or the network is gone: a new document knows what there is. */
  async function leave(path: string, signal: AbortSignal): Promise<void> {
    const { search = '' } = router.state.navigation.location ?? {};
    await leaveForFreshDocument(window.location.origin + path + search, signal);
  }

  const router = createBrowserRouter(createRoutes(remotes.snapshot), {
    hydrationData: { loaderData },
    async patchRoutesOnNavigation({ path, patch, signal }) {
      // What the visitor chooses on the first page must not depend on the network.
      if (isComplete || (isRendered && path === initialPath)) return;
      try {
        patch(SHELL_ROUTE_ID, createPageRoutes(await remotes.all()));
        // The router takes no routes for a navigation that was given up meanwhile.
        isComplete ||= !signal.aborted;
      } catch (error) {
        if (signal.aborted) return;
        // The server could not render this page either: its plain words stay, and are not loaded for ever.
        if (path === initialPath) throw error;
        await leave(path, signal);
      }
    },
  });
  router.subscribe(({ navigation }) => {
    going.hash = navigation.location?.hash ?? '';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    const { navigation, location } = router.state;
    // Back has brought this document out of the browser's cache, as it was when it was left for another one.
    if (!persisted || !navigation.location) return;
    // Only gives that navigation up: the page's loader would find another release, and load the document anew.
    const { state } = location;
    void router.navigate(location, { replace: true, state, defaultShouldRevalidate: false });
  });
  return router;
}
