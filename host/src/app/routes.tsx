import { brand } from '@site/brand';
import type { RouteObject } from '@site/router';
import { PagePlace } from '../federation/leave-boundary';
import { createPageLoader, createRevalidation } from '../federation/page-loader';
import { RemotePage } from '../federation/remote-page';
import type { FederationSnapshot, LiveRemote } from '../federation/snapshot';
import type { MeasuredPage } from '../field-figures/figure';
import { NotFoundPage } from '../shell/not-found-page';
import { devRoutes } from './dev-routes';
import { PageError } from './page-error';
import { RootLayout } from './root-layout';
import { type HostPageData, loadShell } from './shell-data';

/** Id of a remote's page among the routes: which remote, which of its paths. */
export const pageRouteId = (remote: LiveRemote, path: string): string => `${remote.name}:${path}`;

const notFound = (): HostPageData => ({
  page: {
    status: 404,
    fallback: {},
    head: {
      title: `Page not found | ${brand.name}`,
      description: 'The page that you asked for is not here.',
      noIndex: true,
    },
  },
});

/** The pages of the live remotes, as children of the shell's route. */
export function createPageRoutes(snapshot: FederationSnapshot): RouteObject[] {
  return snapshot.remotes.flatMap((remote) =>
    remote.routes.map(
      ({ path }): RouteObject => ({
        id: pageRouteId(remote, path),
        path,
        loader: createPageLoader(remote, path),
        shouldRevalidate: createRevalidation(remote, path),
        handle: {
          remote: remote.name,
          release: remote.version,
          route: path,
        } satisfies MeasuredPage,
        errorElement: <PageError />,
        element: (
          <PagePlace id={pageRouteId(remote, path)}>
            <RemotePage remote={remote} path={path} />
          </PagePlace>
        ),
      }),
    ),
  );
}

/** Id of the route around every page. */
export const SHELL_ROUTE_ID = 'shell';

/**
 * The site's routes, made from what the released remotes declare: the host knows none of them at build
 * time. The same list serves the browser and the render worker.
 */
export function createRoutes(snapshot: FederationSnapshot): RouteObject[] {
  return [
    {
      // Without a path of its own: it would pass for the home page while the router does not know that.
      id: SHELL_ROUTE_ID,
      loader: loadShell,
      shouldRevalidate: () => false,
      element: <RootLayout />,
      errorElement: <PageError isWhole />,
      children: [
        ...createPageRoutes(snapshot),
        ...devRoutes,
        {
          id: 'not-found',
          path: '*',
          loader: notFound,
          element: (
            <PagePlace id="not-found">
              <NotFoundPage />
            </PagePlace>
          ),
          errorElement: <PageError />,
        },
      ],
    },
  ];
}
