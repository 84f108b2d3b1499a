import type { RouteObject } from '@site/router';
import type { LoaderContext } from '../federation/page-loader';
import { RemoteFault } from '../federation/remote-fault';
import type { FederationSnapshot, LiveRemote } from '../federation/snapshot';
import type { DataLimit } from './data-limit';
import { reportWithPlace } from './thrown-at';

type Loader = Extract<RouteObject['loader'], (...args: never[]) => unknown>;

/** The remote that a route belongs to; undefined for the host's own. */
export function ownerOf(snapshot: FederationSnapshot, routeId = ''): LiveRemote | undefined {
  return snapshot.remotes.find((remote) => routeId.startsWith(`${remote.name}:`));
}

/** What the loaders of a page are called with, beside what the router gives them. */
export interface LimitedContext extends LoaderContext {
  limit: DataLimit;
}

/** @throws TypeError where something in it cannot be written as JSON; RangeError where it holds itself; what a `toJSON` throws */
function refuseWhatIsNoJson(value: unknown): void {
  if (typeof value === 'object' && value !== null) {
    // It says itself what it is as JSON, as a date does.
    if (typeof (value as { toJSON?: unknown }).toJSON === 'function') JSON.stringify(value);
    else for (const part of Object.values(value)) refuseWhatIsNoJson(part);
  } else if (
    typeof value === 'function' ||
    typeof value === 'symbol' ||
    typeof value === 'bigint'
  ) {
    throw new TypeError(`its loader returned a ${typeof value}, which is no JSON`);
  }
}

/** The data of a page travels to the browser as JSON: what cannot be written as JSON is the remote's fault, found here. */
function asJson(owner: LiveRemote, data: unknown): unknown {
  try {
    refuseWhatIsNoJson(data);
    return data;
  } catch (error) {
    reportWithPlace(owner, new RemoteFault(owner.name, owner.version, 'data', error));
    return { fault: 'data' };
  }
}

function limitLoader(owner: LiveRemote | undefined, loader: Loader): Loader {
  return async (args, handlerContext) => {
    const { limit, ...context }: LimitedContext = args.context;
    const { request } = limit;
    try {
      const data: unknown = await limit.within(
        loader({ ...args, request, context }, handlerContext),
      );
      return owner ? asJson(owner, data) : data;
    } catch (error) {
      if (!owner || !limit.isOver) throw error;
      reportWithPlace(owner, new RemoteFault(owner.name, owner.version, 'timeout', error));
      return { fault: 'timeout' };
    }
  };
}

/**
 * The routes with every loader under the limit of its page ({@link LimitedContext}): its signal aborts, so that reads
 * end as timed out and the page shows what it has (design §8). A remote's loader that does not end either becomes its
 * fault.
 */
export function limitLoaders(
  routes: readonly RouteObject[],
  snapshot: FederationSnapshot,
): RouteObject[] {
  return routes.map((route) => {
    const limited = { ...route };
    if (typeof route.loader === 'function') {
      limited.loader = limitLoader(ownerOf(snapshot, route.id), route.loader);
    }
    if (route.children) limited.children = limitLoaders(route.children, snapshot);
    return limited;
  });
}
