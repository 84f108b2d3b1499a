import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from '@site/router/server';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from '../app/app';
import { pageOf } from '../app/page-head';
import { createRoutes } from '../app/routes';
import { createStyleCache, trimStyles } from '../app/style-cache';
import { reportFault } from '../federation/report-fault';
import type { FederationSnapshot } from '../federation/snapshot';
import { themeVariablesCss, VARIABLES_STYLE_ID, variablesUsedIn } from '../theme/theme-variables';
import { DATA_LIMIT_MS, limitLoaders, ownerOf } from './limited-loaders';
import type { RenderedPage, RenderMode, RenderResult } from './messages';

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
  signal: AbortSignal,
): Promise<Markup> {
  const cache = createStyleCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const router = createStaticRouter(handler.dataRoutes, context);
  let thrown: unknown;
  const stream = new PassThrough();
  const html = text(stream);
  const { pipe, abort } = renderToPipeableStream(
    <StrictMode>
      <CacheProvider value={cache}>
        <App remotes={{ snapshot, all: async () => snapshot }}>
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
  const stop = () => {
    abort(signal.reason);
    stream.destroy(signal.reason);
  };
  signal.addEventListener('abort', stop, { once: true });
  const markup = await html.finally(() => signal.removeEventListener('abort', stop));
  const rules = trimStyles(constructStyleTagsFromChunks(extractCriticalToChunks(markup)));
  return { html: markup, styles: variablesFor(rules + markup) + rules, thrown };
}

/** The style element with the theme's variables that a page refers to. */
function variablesFor(page: string): string {
  return `<style id="${VARIABLES_STYLE_ID}">${themeVariablesCss(variablesUsedIn(page))}</style>`;
}

/** Renders what belongs at an absolute address. */
export type Renderer = (url: string, mode: RenderMode, call: RenderCall) => Promise<RenderResult>;

interface RenderCall {
  /** Aborts when nobody waits any more: reads and React end, and the promise rejects. */
  signal: AbortSignal;
  /** Called when the data is here and React begins. */
  onRendering: () => void;
}

/** The shell around the fault card has waited for a page already: its own data gets this many ms. */
const SHELL_DATA_LIMIT_MS = 1_000;

/**
 * Renders pages of one snapshot. The static handlers are made once: the router changes the route objects
 * that it is given (federation-facts §2.7).
 */
export function createRenderer(
  snapshot: FederationSnapshot,
  dataLimitMs = DATA_LIMIT_MS,
): Renderer {
  const handlerOf = (of: FederationSnapshot, limitMs = dataLimitMs) =>
    createStaticHandler(limitLoaders(createRoutes(of), of, limitMs));
  const handlers: Record<RenderMode, Handler> = {
    page: handlerOf(snapshot),
    shell: handlerOf(snapshot, Math.min(dataLimitMs, SHELL_DATA_LIMIT_MS)),
    'not-found': handlerOf({ ...snapshot, remotes: [] }),
  };

  return async (url, mode, { signal, onRendering }) => {
    const handler = handlers[mode];
    const context = await handler.query(
      new Request(url, { signal }),
      mode === 'shell'
        ? { filterMatchesToLoad: ({ route }) => !ownerOf(snapshot, route.id) }
        : undefined,
    );
    if (context instanceof Response) {
      return { redirect: context.headers.get('location') ?? '/', status: context.status };
    }
    const routeId = context.matches.at(-1)?.route.id ?? 'not-found';
    const owner = ownerOf(snapshot, routeId);
    if (mode === 'shell' && owner) context.loaderData[routeId] = { fault: 'render' };
    signal.throwIfAborted();
    onRendering();
    let markup = await renderMarkup(snapshot, handler, context, signal);
    signal.throwIfAborted();
    if (markup.thrown !== undefined) {
      if (!owner) throw markup.thrown;
      reportFault(owner, markup.thrown);
      context.loaderData[routeId] = { fault: 'render' };
      markup = await renderMarkup(snapshot, handler, context, signal);
    }
    const page: RenderedPage = {
      html: markup.html,
      styles: markup.styles,
      status: pageOf(context.loaderData[routeId]).status,
      routeId,
      params: [...new URL(url).searchParams.keys()],
      loaderData: context.loaderData,
    };
    return { page };
  };
}
