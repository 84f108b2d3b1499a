import type { HostBuild } from '../../preset/host/host-build';

/** A build, or a release in a store, whose pages are weighed. */
export interface BuiltPages {
  /** The host's folder, built. */
  hostDir: string;
  host: Pick<HostBuild, 'script' | 'shares'>;
  /** Folder with the files for browsers, compressed, in `web`. */
  dist: string;
  /** The remote's entry in it. */
  entry: string;
  routes: readonly (Route & {
    further?: Readonly<Record<string, Omit<Route, 'path'>>> | undefined;
  })[];
  slots: readonly { name: string; preload: readonly string[] }[];
}

export interface Route {
  path: string;
  preload: readonly string[];
  /** None for releases of before 2026-11-22. */
  shares?: readonly string[] | undefined;
}

/** A page at an address without a query, and at one with each parameter for which it needs more. */
export const withFurther = (route: BuiltPages['routes'][number]): Route[] => [
  route,
  ...Object.entries(route.further ?? {}).map(([name, { preload, shares }]) => ({
    path: `${route.path}?${name}`,
    preload: [...route.preload, ...preload],
    shares: [...(route.shares ?? []), ...(shares ?? [])],
  })),
];
