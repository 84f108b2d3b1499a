import { setRuntimeConfig } from '@site/shell';
import './app/signal-timeout';
import { answerSync } from './offline/answer-sync';
import { KeptPage } from './offline/keep-page';
import { cachesOf } from './offline/kept-sets';
import { MANIFEST_GLOBAL, type OfflineManifest } from './offline/manifest';
import { servePage } from './offline/serve-page';
import type { WorkerScope } from './offline/worker-scope';

/**
 * The service worker of one page that opens without a network (docs/offline-pages.md). The server puts
 * its manifest in front of it. Where that names no files, the page is no such page any more: the worker removes
 * what it kept, and itself.
 */
const scope = self as unknown as WorkerScope;
const told = (self as unknown as Record<string, { path: string } | OfflineManifest | undefined>)[
  MANIFEST_GLOBAL
];

/** Leaves nothing behind: the next page comes from the network alone. */
async function retire(path: string): Promise<void> {
  const names = cachesOf(await scope.caches.keys(), path);
  await Promise.all(names.map((name) => scope.caches.delete(name)));
  await scope.registration.unregister();
}

function serve(manifest: OfflineManifest): void {
  const kept = new KeptPage(manifest);
  setRuntimeConfig(manifest.config);
  servePage(manifest, kept);
  scope.addEventListener('install', (event) => event.waitUntil(kept.install(event)));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([kept.forgetOlder(scope), scope.clients.claim()])),
  );
  scope.addEventListener('sync', answerSync);
}

/** By then the page that was loading has asked for its last part, in ms. */
const SECOND_REQUEST_MS = 2000;

/**
 * A new release takes over at once: what is kept for a visit without a network is then of that release.
 * Asked twice, because Chromium ends the worker before this one for the first request only; when it is
 * started again for a part that the page loads late, it would stay for half a minute, and a page that is
 * opened just when it ends is never answered.
 */
function takeOver(): void {
  void scope.skipWaiting();
  setTimeout(() => void scope.skipWaiting(), SECOND_REQUEST_MS);
}

scope.addEventListener('install', takeOver);
if (told && 'files' in told) serve(told);
else if (told) scope.addEventListener('activate', (event) => event.waitUntil(retire(told.path)));
