import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@site/router/server';
import type { PageData, RemoteRoute } from '@site/shell';
import { ThemeProvider } from '@site/ui';
import { createSiteTheme } from '@site/ui/theme';
import { renderToString } from 'react-dom/server';
import { toRouteObjects } from './to-route-objects';

/** What the server would send of a page: its markup, and what its loader said. */
export interface ServedPage {
  html: string;
  data: PageData;
}

/** Renders an address on the routes of a remote as the host's server does. Needs the node environment. */
export async function renderHtml(
  routes: readonly RemoteRoute[],
  address: string,
): Promise<ServedPage> {
  const handler = createStaticHandler(toRouteObjects(routes));
  const context = await handler.query(new Request(new URL(address, 'https://site.test')));
  if (context instanceof Response) throw new Error(`${address} answered ${context.status}`);
  const data = Object.values(context.loaderData)[0] as PageData | undefined;
  if (!data) throw new Error(`No route for ${address}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <ThemeProvider theme={createSiteTheme()}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </ThemeProvider>,
  );
  return { html, data };
}
