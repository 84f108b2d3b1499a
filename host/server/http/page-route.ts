import type { RuntimeConfig } from '@site/shell';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FontAssets } from '../../fonts/font-assets';
import { faultHead, pageOf } from '../../src/app/page-head';
import { isPaymentPage } from '../../src/federation/payment-document';
import type { RenderedPage } from '../../src/worker/messages';
import type { DevSite } from '../dev/dev-site';
import type { LiveSet } from '../releases/live-set';
import type { Rendered, RenderService } from '../render/render-service';
import { type HostScripts, renderDocument } from './document';
import { pageAddress } from './page-address';
import { plainPage } from './plain-page';
import { contentSecurityPolicy, permissionsPolicy } from './security-headers';

/** Seconds after which a visitor's browser or a crawler may ask for a faulty page again. */
export const RETRY_AFTER_S = '5';

/** Where nothing is: what the 404 page is rendered at when the asked address is none. */
const NOWHERE = '/404';

export interface PageOptions {
  renderer: Pick<RenderService, 'render' | 'renderNotFound' | 'live'>;
  scripts: HostScripts;
  fonts: FontAssets;
  config: RuntimeConfig;
  /** Only under `pnpm dev`. */
  dev?: DevSite | undefined;
}

/** Sends pages as finished documents (design §3). */
export class PageSender {
  constructor(private readonly options: PageOptions) {}

  /** Sends the page of the request's address. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { renderer, config, scripts, dev } = this.options;
    const url = pageAddress(request.url, config.siteOrigin);
    if (!url) return this.sendNotFound(request, reply);
    await dev?.settled();
    return this.#compose(request, reply, url, scripts, () => renderer.render(url.href));
  }

  /**
   * Sends the 404 page for an address that is none. Without the script: no router can hold such an
   * address, and the page is whole without.
   */
  async sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { renderer, config } = this.options;
    const url = new URL(NOWHERE, config.siteOrigin);
    return this.#compose(request, reply, url, undefined, () => renderer.renderNotFound(url.href));
  }

  async #compose(
    request: FastifyRequest,
    reply: FastifyReply,
    { pathname, search }: URL,
    scripts: HostScripts | undefined,
    render: () => Promise<Rendered>,
  ): Promise<FastifyReply> {
    try {
      const { live, result } = await render();
      if ('redirect' in result) return reply.redirect(result.redirect, result.status);
      return this.#sendDocument(reply, live, result.page, pathname, scripts);
    } catch (error) {
      request.log.error(
        { err: error, alarm: 'render' },
        'nothing could be rendered; the plain page goes, and the browser tries',
      );
      const { live } = this.options.renderer;
      return this.#sendDocument(
        reply,
        live,
        plainPage(pathname + search),
        pathname,
        live && scripts,
      );
    }
  }

  #sendDocument(
    reply: FastifyReply,
    live: LiveSet | undefined,
    page: RenderedPage,
    pathname: string,
    scripts: HostScripts | undefined,
  ): FastifyReply {
    const { config, fonts, dev } = this.options;
    const { head } = page.routeId ? pageOf(page.loaderData[page.routeId]) : { head: faultHead };
    const parts = { live, page, head, scripts, config, pathname, fonts };
    const { html, scriptHashes } = renderDocument(parts);
    const takesPayments = isPaymentPage(pathname);
    const policy = contentSecurityPolicy(scriptHashes, {
      isSecure: config.siteOrigin.startsWith('https:'),
      isTracking: config.trackingId !== '',
      takesPayments,
      devOrigins: dev?.origins,
    });
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_S);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', page.status === 503 ? 'no-store' : 'no-cache')
      .header('content-security-policy', policy)
      .header('permissions-policy', permissionsPolicy(takesPayments))
      .send(html);
  }
}

/** Every address that is no file and no API call is a page (design §3). */
export function registerPageRoute(app: FastifyInstance, pages: PageSender): void {
  app.get('/*', (request, reply) => pages.send(request, reply));
}
