import { type RouteObject, useLoaderData } from '@site/router';
import { type PageData, PageFailuresContext, type RemoteRoute } from '@site/shell';
import { SWRConfig } from 'swr';

/** A remote's routes as the host mounts them: loader first, then the page with its data around it. */
export function toRouteObjects(routes: readonly RemoteRoute[]): RouteObject[] {
  return routes.map(({ path, loader, lazy }) => ({
    path,
    hydrateFallbackElement: <></>,
    loader: ({ params, request }) =>
      loader({ params, url: new URL(request.url), signal: request.signal }),
    lazy: async () => {
      // Everything that the page may show: a test sees no file on its way.
      const { Component } = await lazy();
      return {
        Component: function Page() {
          const { fallback, failures = {} } = useLoaderData<PageData>();
          return (
            <SWRConfig value={{ fallback }}>
              <PageFailuresContext value={failures}>
                <Component />
              </PageFailuresContext>
            </SWRConfig>
          );
        },
      };
    },
  }));
}
