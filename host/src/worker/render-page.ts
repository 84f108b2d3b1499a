import type { RouteObject } from '@site/router';
import { createStaticHandler, type StaticHandlerContext } from '@site/router/server';
import type { SiteAnswer } from '@site/shell';
import { pageOf } from '../app/page-head';
import { createRoutes } from '../app/routes';
import { scriptJson } from '../app/script-json';
import type { FederationSnapshot } from '../federation/snapshot';
import { addressOfToday } from './address-of-today';
import { bootLoaderData } from './boot-loader-data';
import { DataLimit } from './data-limit';
import { failedReads, wasRefused } from './failed-reads';
import { hasAllData } from './has-all-data';
import { type LimitedContext, limitLoaders, ownerOf } from './limited-loaders';
import type { RenderedPage, RenderMode, RenderResult } from './messages';
import { PageFrames } from './page-frames';
import { renderMarkup } from './render-markup';
import { reportWithPlace } from './thrown-at';
import { readFor } from './visitor';

type Handler = ReturnType<typeof createStaticHandler>;

/** The routes of one page, inside each other: for each page the router copies all routes that it is given. */
const routesOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>((inner, { route }) => {
    const { children: _children, ...own } = route as RouteObject;
    return [(inner.length > 0 ? { ...own, children: inner } : own) as RouteObject];
  }, []);

/** Renders what belongs at an absolute address. */
export type Renderer = (url: string, mode: RenderMode, call: RenderCall) => Promise<RenderResult>;

interface RenderCall {
  /** Aborts when nobody waits any more: reads and React end, and the promise rejects. */
  signal: AbortSignal;
  /** Called when the data is here and React begins. */
  onRendering: () => void;
  /** For the loader of a page that shows data of the site itself. */
  given?: SiteAnswer | undefined;
  /** Address of the visitor for whom the API is asked; undefined for a page that everybody gets. */
  visitor?: string | undefined;
}

/** The shell around the fault card has waited for a page already: its own data gets this many ms. */
const SHELL_DATA_LIMIT_MS = 1_000;

/**
 * Renders pages of one snapshot. The static handlers are made once: the router changes the route objects
 * that it is given (federation-facts §2.7).
 * @param dataLimitMs the data of a page comes within this many ms, or the page goes without it
 */
export function createRenderer(snapshot: FederationSnapshot, dataLimitMs: number): Renderer {
  const handlerOf = (of: FederationSnapshot) =>
    createStaticHandler(limitLoaders(createRoutes(of), of));
  const whole = handlerOf(snapshot);
  const handlers: Record<RenderMode, Handler> = {
    page: whole,
    shell: whole,
    'not-found': handlerOf({ ...snapshot, remotes: [] }),
  };
  const limits: Record<RenderMode, number> = {
    page: dataLimitMs,
    shell: Math.min(dataLimitMs, SHELL_DATA_LIMIT_MS),
    'not-found': dataLimitMs,
  };
  const frames = new PageFrames();

  return async (url, mode, { signal, onRendering, given, visitor }) => {
    const handler = handlers[mode];
    const limit = new DataLimit(url, signal, limits[mode]);
    const load = () =>
      handler.query(new Request(url), {
        requestContext: { given, limit } satisfies LimitedContext,
        ...(mode === 'shell' && {
          filterMatchesToLoad: ({ route }: { route: { id?: string } }) =>
            !ownerOf(snapshot, route.id),
        }),
      });
    const context = await readFor(visitor, load).finally(() => limit.end());
    signal.throwIfAborted();
    if (context instanceof Response) {
      return { redirect: context.headers.get('location') ?? '/', status: context.status };
    }
    const routeId = context.matches.at(-1)?.route.id ?? 'not-found';
    const owner = ownerOf(snapshot, routeId);
    const today = owner && addressOfToday(owner, new URL(url), context);
    if (today !== undefined) return { redirect: today, status: 308 };
    if (mode === 'shell' && owner) context.loaderData[routeId] = { fault: 'render' };
    onRendering();
    const source = { snapshot, routes: routesOf(context), context, signal };
    let markup = await renderMarkup(source, frames);
    signal.throwIfAborted();
    if (markup.thrown !== undefined) {
      if (!owner) throw markup.thrown;
      reportWithPlace(owner, markup.thrown);
      context.loaderData[routeId] = { fault: 'render' };
      markup = await renderMarkup(source, frames);
    }
    const { loaderData } = context;
    const page: RenderedPage = {
      html: markup.html,
      styles: markup.styles,
      ...pageOf(loaderData[routeId]),
      routeId,
      params: [...new URL(url).searchParams.keys()],
      hasAllData: hasAllData(loaderData),
      failedReads: failedReads(loaderData),
      isRefused: visitor !== undefined && wasRefused(loaderData),
      loaderData: scriptJson(bootLoaderData(loaderData)),
    };
    return { page };
  };
}
