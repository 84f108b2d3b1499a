import type { RuntimeConfig } from '@site/shell';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FontAssets } from '../../fonts/font-assets';
import { faultHead, pageOf } from '../../src/app/page-head';
import type { RenderedPage } from '../../src/worker/messages';
import type { DevSite } from '../dev/dev-site';
import type { LiveSet } from '../releases/live-set';
import type { RenderService } from '../render/render-service';
import { type HostScript, renderDocument } from './document';
import { contentSecurityPolicy } from './security-headers';

/** Seconds after which a visitor's browser or a crawler may ask for a faulty page again. */
const RETRY_AFTER_S = '5';

export interface PageRouteOptions {
  renderer: RenderService;
  script: HostScript;
  fonts: FontAssets;
  config: RuntimeConfig;
  /** Only under `pnpm dev`. */
  dev?: DevSite | undefined;
}

/** The page that the browser renders by itself, when the server could not: an empty root and no data. */
function emptyPage(loaderData: Record<string, unknown>): RenderedPage {
  return { html: '', styles: '', status: 503, routeId: '', loaderData };
}

/** Every address that is no file and no API call is a page (design §3). */
export function registerPageRoute(app: FastifyInstance, options: PageRouteOptions): void {
  const { renderer, script, fonts, config, dev } = options;
  const secure = config.siteOrigin.startsWith('https:');

  const sendPage = (reply: FastifyReply, live: LiveSet, page: RenderedPage, pathname: string) => {
    const { head } = page.routeId ? pageOf(page.loaderData[page.routeId]) : { head: faultHead };
    const { html, scriptHashes } = renderDocument({
      live,
      page,
      head,
      script,
      config,
      pathname,
      fonts,
    });
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_S);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentSecurityPolicy(scriptHashes, secure, dev?.origins))
      .send(html);
  };

  app.get('/*', async (request, reply) => {
    await dev?.settled();
    const url = new URL(request.url, config.siteOrigin);
    try {
      const { live, result } = await renderer.render(url.href);
      if ('redirect' in result) return reply.redirect(result.redirect, result.status);
      return sendPage(reply, live, result.page, url.pathname);
    } catch (error) {
      request.log.error(
        { err: error, alarm: 'render' },
        'the page could not be rendered; the browser tries',
      );
      const { live } = renderer;
      if (!live) throw error;
      return sendPage(reply, live, emptyPage({}), url.pathname);
    }
  });
}
