import { redirect, type ShouldRevalidateFunction } from '@site/router';
import type { PageData, RemoteRoute, SiteAnswer } from '@site/shell';
import { canonicalPath } from './canonical-path';
import { checkPageData } from './check-page-data';
import { going, isSessionStale, leaveForFreshDocument } from './freshness';
import { withLimit } from './load-expose';
import { forgetFailure, knownRoute, loadPage, loadRoute } from './page-modules';
import { needsPaymentDocument } from './payment-document';
import { type FaultStage, RemoteFault } from './remote-fault';
import { remoteLimitMs } from './remote-limit';
import { reportFault } from './report-fault';
import type { LiveRemote } from './snapshot';

/** What a page's route says of how it wants to be shown and kept. */
export type PageWishes = Pick<RemoteRoute, 'without' | 'layout' | 'offline'>;

/**
 * What the host's loader gives a remote's page: its data and the wishes of its route, or the stage at
 * which the remote failed.
 */
export type RemotePageData = ({ page: PageData } & PageWishes) | { fault: FaultStage };

/** What a render worker hands to the loaders of a page; in a browser it is empty. */
export interface LoaderContext {
  given?: SiteAnswer | undefined;
}

interface LoaderArgs {
  request: Request;
  params: Record<string, string | undefined>;
  context?: LoaderContext;
}

async function loadData(
  remote: LiveRemote,
  path: string,
  { request, params, context }: LoaderArgs,
): Promise<{ page: PageData } | { canonical: string }> {
  const route = await loadRoute(remote, path);
  const url = new URL(request.url);
  const canonical = canonicalPath(url.pathname, path, route.slugParams);
  if (canonical !== url.pathname) return { canonical: canonical + url.search };
  try {
    const data: unknown = await route.loader({
      params,
      url,
      signal: request.signal,
      given: context?.given,
    });
    return { page: checkPageData(data) };
  } catch (error) {
    throw new RemoteFault(remote.name, remote.version, 'data', error);
  }
}

/** A page's data gets so many times as long as its code: a single read may take 10 s (spec §7). */
const DATA_SHARE = 3;

/** Travels in HTML: what a route does not say is left out. */
function wishesOf({ without, layout, offline }: Partial<RemoteRoute> = {}): PageWishes {
  return { ...(without && { without }), ...(layout && { layout }), ...(offline && { offline }) };
}

/**
 * The loader of a remote's page; an address in another form than the canonical one leads there. Code and
 * data start together, never one after the other; a failing remote becomes data, not an exception, so
 * that only its own area shows the fault (design §8).
 */
export function createPageLoader(remote: LiveRemote, path: string) {
  return async (args: LoaderArgs): Promise<RemotePageData | Response> => {
    const { url, signal } = args.request;
    const leave = () => leaveForFreshDocument(url, signal);
    const declared = remote.routes.find((route) => route.path === path);
    if (needsPaymentDocument(declared)) await leave();
    const stale = isSessionStale();
    forgetFailure(remote, path);
    try {
      const [, loaded, isStale] = await Promise.all([
        loadPage(remote, path, new URL(url)),
        withLimit(remote, loadData(remote, path, args), remoteLimitMs() * DATA_SHARE),
        stale,
      ]);
      if (isStale) {
        // A visitor who meanwhile went elsewhere is not to be taken back here.
        signal.throwIfAborted();
        await leave();
      }
      if ('canonical' in loaded) return redirect(loaded.canonical + going.hash, 308);
      const { page } = loaded;
      return { page, ...wishesOf(knownRoute(remote, path)) };
    } catch (error) {
      const isStale = await stale;
      if (signal.aborted) throw error;
      if (isStale) await leave();
      reportFault(remote, error);
      return { fault: error instanceof RemoteFault ? error.stage : 'render' };
    }
  };
}

/**
 * Whether a page's loader runs again for a navigation: not when only query parameters changed that its
 * remote keeps for itself (`RemoteRoute.searchParams`). A choice on a page must not depend on the
 * network, nor end in a fresh document.
 */
export function createRevalidation(remote: LiveRemote, path: string): ShouldRevalidateFunction {
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const route = knownRoute(remote, path);
    const isOwnAffair =
      route !== undefined &&
      currentUrl.pathname === nextUrl.pathname &&
      currentUrl.search !== nextUrl.search &&
      !(route.searchParams ?? []).some(
        (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
      );
    return defaultShouldRevalidate && !isOwnAffair;
  };
}
