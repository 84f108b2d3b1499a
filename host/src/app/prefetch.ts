import { matchRoutes, type RouteObject } from '@site/router';
import type { FederationSnapshot } from '../federation/snapshot';
import { pageRouteId } from './routes';

const asked = new Set<string>();

function preload(address: string): void {
  if (asked.has(address) || document.querySelector(`link[href="${address}"]`)) return;
  asked.add(address);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}

function linkUnder(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && link.origin === window.location.origin && !link.target ? link : null;
}

/**
 * Fetches a page's files as soon as a visitor points at, touches or tabs to a link to it; nothing is
 * run before the visitor really goes. Stays quiet when the browser asks to save data.
 */
export function startPrefetching(snapshot: FederationSnapshot, routes: RouteObject[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const preloads = new Map(
    snapshot.remotes.flatMap((remote) =>
      remote.routes.map((route) => [pageRouteId(remote, route.path), route.preload] as const),
    ),
  );
  const onIntent = (event: Event) => {
    const link = linkUnder(event);
    if (!link) return;
    const id = matchRoutes(routes, link.pathname)?.at(-1)?.route.id;
    for (const address of (id && preloads.get(id)) || []) preload(address);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
