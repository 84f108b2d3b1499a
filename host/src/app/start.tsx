import { CacheProvider } from '@emotion/react';
import { RouterProvider } from '@site/router';
import { setFreshDocumentCheck, setRuntimeConfig } from '@site/shell';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { replay, takeEarlyInput } from '../early-input/replay';
import { needsFreshDocument, rememberSnapshot } from '../federation/freshness';
import { createKnownRemotes } from '../federation/known-remotes';
import { rememberDocument } from '../federation/payment-document';
import { DEFAULT_REMOTE_LIMIT_MS, setRemoteLimit } from '../federation/remote-limit';
import { setFaultReporter } from '../federation/report-fault';
import { measureVisit } from '../field-figures/measure-visit';
import { followPages } from '../field-figures/page-views';
import { App } from './app';
import { awaitTranslation } from './await-translation';
import { BOOT_DATA_ID, type BootData } from './boot-data';
import { createBrowserStyleCache } from './browser-style-cache';
import { createRouter } from './create-router';
import { laidOutLater, layOutAll } from './laid-out-later';
import { waitForPageCode } from './page-code';
import { startPrefetching } from './prefetch';
import { followStaticLinks } from './static-links';
import '../federation/provided';
import { preloadDialog } from '@site/ui';
import { runWhenQuiet } from '../hooks/use-idle';
import { whenUsed } from '../hooks/when-used';
import { preloadMobileDrawer } from '../shell/drawer/mobile-drawer';

/** A visitor who has done nothing for so long reads, and may open something next, in ms. */
const READS_MS = 15_000;

const REPORT_ADDRESS = '/federation/faults';

function readBootData(): BootData {
  const element = document.getElementById(BOOT_DATA_ID);
  if (!element?.textContent) throw new Error('The page carries no boot data');
  return JSON.parse(element.textContent) as BootData;
}

const {
  config,
  snapshot,
  directory,
  address,
  isPaymentPage,
  fieldSample,
  remoteLimitMs = DEFAULT_REMOTE_LIMIT_MS,
  loaderData,
} = readBootData();
if (address !== undefined) history.replaceState(history.state, '', address);
setRuntimeConfig(config);
setRemoteLimit(remoteLimitMs);
rememberSnapshot(snapshot.id);
setFreshDocumentCheck(needsFreshDocument);
rememberDocument({ isPaymentPage });
setFaultReporter((report) => {
  navigator.sendBeacon(
    REPORT_ADDRESS,
    new Blob([JSON.stringify(report)], { type: 'application/json' }),
  );
});
const remotes = createKnownRemotes(snapshot, directory);
const router = createRouter(remotes, loaderData);
const views = followPages(router);

const tree = () => (
  <StrictMode>
    <CacheProvider value={createBrowserStyleCache()}>
      <App remotes={remotes}>
        <RouterProvider router={router} />
      </App>
    </CacheProvider>
  </StrictMode>
);

function onRecoverableError(error: unknown): void {
  // A remote whose code did not come makes React render its area anew: the boundary reports that.
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error && cause.name === 'RemoteFault')) console.error(error);
}

function routerIsReady(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Hydrates the server's page. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  awaitTranslation();
  if (Object.keys(loaderData).length > 0) {
    await waitForPageCode(snapshot, router.state.matches.at(-1)?.route.id);
    // As a transition React takes the page over in slices: input is served between them.
    const early = takeEarlyInput();
    startTransition(() => {
      hydrateRoot(root, tree(), { onRecoverableError });
    });
    void replay(early);
  } else {
    // The server could not render: its plain words stay until the page is ready to take their place.
    await routerIsReady();
    // What was pressed were buttons of the plain page, which goes; forms are sent by React from now on.
    window.earlyClicks?.stop();
    createRoot(root).render(tree());
  }
  router.subscribe(({ navigation }) => navigation.location && layOutAll());
  followStaticLinks(router);
  startPrefetching(remotes, router);
  // A file for each moment, not more: each further one is a request, and its integrity value costs every page some
  // hundred bytes. "late" has what paper, a translation, the question about tracking, measuring and a document that comes
  // back need; each of them is run in a moment of its own. The directory is for the first navigation, which then waits for its page alone.
  runWhenQuiet([
    ...laidOutLater(),
    async () => {
      const { startLate } = await import(/* webpackChunkName: "late" */ './start-late');
      startLate();
    },
    () => measureVisit(views, fieldSample),
    remotes.all,
  ]);
  // "overlays" has the menu, dialogs and the player: who leaves before that time without a touch never loads it.
  whenUsed(() => runWhenQuiet([preloadDialog, preloadMobileDrawer]), {
    pointer: true,
    orAfterMs: READS_MS,
  });
}
