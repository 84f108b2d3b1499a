import type { RouteObject } from '@site/router';
import pTimeout from 'p-timeout';
import { RemoteFault } from '../federation/remote-fault';
import { reportFault } from '../federation/report-fault';
import type { FederationSnapshot, LiveRemote } from '../federation/snapshot';

/** The data of a page comes within this many ms, or the page goes without it: less than the 10 s of a single call, and than the 12 s of a page. */
export const DATA_LIMIT_MS = 9_000;

/** What a loader gets beyond its limit, in ms, to give back what it has. */
const GRACE_MS = 500;

type Loader = Extract<RouteObject['loader'], (...args: never[]) => unknown>;

/** The remote that a route belongs to; undefined for the host's own. */
export function ownerOf(snapshot: FederationSnapshot, routeId = ''): LiveRemote | undefined {
  return snapshot.remotes.find((remote) => routeId.startsWith(`${remote.name}:`));
}

/** The data of a page travels to the browser as JSON: what cannot be written as JSON is the remote's fault, found here. */
function asJson(owner: LiveRemote, data: unknown): unknown {
  try {
    JSON.stringify(data, (_key, value: unknown) => {
      if (typeof value === 'function' || typeof value === 'symbol')
        throw new TypeError(`its loader returned a ${typeof value}, which is no JSON`);
      return value;
    });
    return data;
  } catch (error) {
    reportFault(owner, new RemoteFault(owner.name, owner.version, 'data', error));
    return { fault: 'data' };
  }
}

function limitLoader(owner: LiveRemote | undefined, loader: Loader, limitMs: number): Loader {
  return async (args, context) => {
    const limit = AbortSignal.timeout(limitMs);
    const abandoned = args.request.signal;
    const signal = AbortSignal.any([limit, abandoned]);
    const request = new Request(args.request, { signal });
    try {
      const data: unknown = await pTimeout(Promise.resolve(loader({ ...args, request }, context)), {
        milliseconds: limitMs + GRACE_MS,
        message: `No data within ${limitMs + GRACE_MS} ms`,
      });
      return owner ? asJson(owner, data) : data;
    } catch (error) {
      if (!owner || !limit.aborted || abandoned.aborted) throw error;
      reportFault(owner, new RemoteFault(owner.name, owner.version, 'timeout', error));
      return { fault: 'timeout' };
    }
  };
}

/**
 * The routes with every loader under one limit: its signal aborts, so that reads end as timed out and
 * the page shows what it has (design §8). A remote's loader that does not end either becomes its fault.
 */
export function limitLoaders(
  routes: readonly RouteObject[],
  snapshot: FederationSnapshot,
  limitMs: number,
): RouteObject[] {
  return routes.map((route) => {
    const limited = { ...route };
    if (typeof route.loader === 'function') {
      limited.loader = limitLoader(ownerOf(snapshot, route.id), route.loader, limitMs);
    }
    if (route.children) limited.children = limitLoaders(route.children, snapshot, limitMs);
    return limited;
  });
}
