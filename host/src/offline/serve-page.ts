import type { WorkboxPlugin } from 'workbox-core/types';
import { registerRoute } from 'workbox-routing/registerRoute';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst';
import type { KeptPage } from './keep-page';
import { readsName } from './kept-sets';
import type { OfflineManifest } from './manifest';

/** A network that gives no answer in this time counts as none, in seconds. */
const NETWORK_LIMIT_S = 4;

/** A server that cannot answer counts as no network: the kept document is better than its excuse. */
const failFaulty: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
    return response;
  },
};

/** The same for what the page reads. An answer that nothing kept can stand in for says itself what is the matter. */
const keptForFaulty = (cacheName: string): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response }) =>
    response.status < 500 ? response : ((await caches.match(request, { cacheName })) ?? response),
});

/** What the server calls public, and nothing else: an answer about a person is never kept. */
const keepPublic: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.ok && /\bpublic\b/.test(response.headers.get('cache-control') ?? '') ? response : null,
};

/**
 * Answers for one page: its document from the network, and from here when there is none; its files from
 * here, because their addresses name their content; public data that it reads like the document. Every
 * other request goes its way as if no worker were there.
 */
export function servePage({ path, files }: OfflineManifest, kept: KeptPage): void {
  const isOwn = (url: URL) => url.origin === location.origin;
  const addresses = new Set(files.map(({ url }) => new URL(url, location.origin).href));
  // Released files may come from another origin than the site's.
  const origins = new Set([...addresses].map((address) => new URL(address).origin));

  registerRoute(
    ({ url, request }) => isOwn(url) && request.mode === 'navigate' && url.pathname === path,
    new NetworkFirst({
      cacheName: kept.cacheName,
      networkTimeoutSeconds: NETWORK_LIMIT_S,
      plugins: [
        failFaulty,
        {
          // One document for every query of the page.
          cacheKeyWillBeUsed: async () => kept.documentKey,
          cacheWillUpdate: async ({ response }) => (kept.mayReplace(response) ? response : null),
        },
      ],
    }),
  );
  registerRoute(
    ({ url }) =>
      origins.has(url.origin) && (addresses.has(url.origin + url.pathname) || isReleased(url)),
    // Also out of the set before: the page that is open may be of that one.
    async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
  );
  const cacheName = readsName(path);
  registerRoute(
    ({ url }) => isOwn(url) && url.pathname.startsWith('/api/'),
    new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: NETWORK_LIMIT_S,
      plugins: [keptForFaulty(cacheName), keepPublic],
    }),
  );
}

/** Files whose address names their content. */
const isReleased = ({ pathname }: URL): boolean => /^\/(assets|releases)\//.test(pathname);
