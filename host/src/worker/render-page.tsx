import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from '@site/router';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from '../app/app';
import { pageOf } from '../app/page-head';
import { createRoutes } from '../app/routes';
import { createStyleCache } from '../app/style-cache';
import { reportFault } from '../federation/report-fault';
import type { FederationSnapshot } from '../federation/snapshot';
import type { RenderedPage, RenderResult } from './messages';

type Handler = ReturnType<typeof createStaticHandler>;

interface Markup {
  html: string;
  styles: string;
  /** What a component threw, if one did: React then leaves a hole for the browser. */
  thrown: unknown;
}

async function renderMarkup(
  snapshot: FederationSnapshot,
  handler: Handler,
  context: StaticHandlerContext,
): Promise<Markup> {
  const cache = createStyleCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const router = createStaticRouter(handler.dataRoutes, context);
  let thrown: unknown;
  const stream = new PassThrough();
  const html = text(stream);
  const { pipe } = renderToPipeableStream(
    <StrictMode>
      <CacheProvider value={cache}>
        <App snapshot={snapshot}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>
      </CacheProvider>
    </StrictMode>,
    {
      // The page goes out whole: no boundary may be moved to the end and put back by an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        thrown ??= error;
      },
      onShellError(error) {
        stream.destroy(error instanceof Error ? error : new Error(String(error)));
      },
      onAllReady() {
        pipe(stream);
      },
    },
  );
  const markup = await html;
  return {
    html: markup,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(markup)),
    thrown,
  };
}

/**
 * Renders pages of one snapshot. The static handler is made once: the router changes the route objects
 * that it is given (federation-facts §2.7).
 */
export function createRenderer(
  snapshot: FederationSnapshot,
): (url: string) => Promise<RenderResult> {
  const handler = createStaticHandler(createRoutes(snapshot));
  return async (url) => {
    const context = await handler.query(new Request(url));
    if (context instanceof Response) {
      return { redirect: context.headers.get('location') ?? '/', status: context.status };
    }
    const routeId = context.matches.at(-1)?.route.id ?? 'not-found';
    let markup = await renderMarkup(snapshot, handler, context);
    if (markup.thrown !== undefined) {
      const remote = snapshot.remotes.find((r) => routeId.startsWith(`${r.name}:`));
      if (!remote) throw markup.thrown;
      reportFault(remote, markup.thrown);
      context.loaderData[routeId] = { fault: 'render' };
      markup = await renderMarkup(snapshot, handler, context);
    }
    const page: RenderedPage = {
      html: markup.html,
      styles: markup.styles,
      status: pageOf(context.loaderData[routeId]).status,
      routeId,
      loaderData: context.loaderData,
    };
    return { page };
  };
}
