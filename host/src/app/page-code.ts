import { withLimit } from '../federation/load-expose';
import { loadPage } from '../federation/page-modules';
import { remoteLimitMs } from '../federation/remote-limit';
import type { FederationSnapshot } from '../federation/snapshot';
import { pageRouteId } from './routes';

/**
 * Waits for the code of the page that the server rendered, until it is here or counts as failed. To be
 * awaited before hydrating: React throws away the markup of a part whose code is still on its way as
 * soon as any context above it changes, and shows "Loading" in its place. Links work meanwhile, because
 * they are links.
 */
export async function waitForPageCode(
  snapshot: FederationSnapshot,
  routeId: string | undefined,
): Promise<void> {
  for (const remote of snapshot.remotes) {
    const route = remote.routes.find(({ path }) => pageRouteId(remote, path) === routeId);
    if (!route) continue;
    const page = loadPage(remote, route.path, new URL(window.location.href));
    // A page whose code fails, or is late, shows its fault when it is rendered.
    await withLimit(remote, page, remoteLimitMs()).catch(() => undefined);
  }
}
