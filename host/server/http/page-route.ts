import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DevSite } from '../dev/dev-site';
import type { RemoteMetrics } from '../metrics/remote-metrics';
import type { PageAnswer } from '../pages/page-answer';
import type { PageCache } from '../pages/page-cache';
import { type ComposerOptions, PageComposer } from '../pages/page-composer';
import { createPageReader, type PageRequest, pathKey } from '../pages/page-request';
import type { LiveSet } from '../releases/live-set';
import { BusyError } from '../render/render-errors';
import type { Rendered, RenderService } from '../render/render-service';
import { pageAddress } from './page-address';
import { plainPage } from './plain-page';
import { RefusalLog } from './refusal-log';
import { WaitingPage } from './waiting-page';

/** An address without a page: the 404 page is rendered at it, and its router begins there, when the asked address cannot be read. */
const NOWHERE = '/404';

export interface PageOptions extends Omit<ComposerOptions, 'devOrigins'> {
  renderer: Pick<RenderService, 'render' | 'renderNotFound' | 'live' | 'isFull'>;
  cache: PageCache;
  /** Told how long each page took to make, and of each visitor who was sent away. */
  metrics: { countRendered: RemoteMetrics['countRendered']; countRefused: () => void };
  /** Only under `pnpm dev`: then nothing is kept. */
  dev?: DevSite | undefined;
}

/** Sends pages as finished documents (design §3). */
export class PageSender {
  readonly #composer: PageComposer;
  readonly #waitingPage: WaitingPage;
  readonly #refusals = new RefusalLog();
  #reader: { live: LiveSet; read: (url: URL) => PageRequest } | undefined;

  constructor(private readonly options: PageOptions) {
    this.#composer = new PageComposer({ ...options, devOrigins: options.dev?.origins });
    this.#waitingPage = new WaitingPage(options.config.siteOrigin);
  }

  /** Sends the page of the request's address. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { config, renderer, cache, dev } = this.options;
    const url = pageAddress(request.url, config.siteOrigin);
    if (!url) return this.sendNotFound(request, reply);
    if (this.#isToWait(url)) return sendAnswer(request, reply, this.#refuse(request));
    await dev?.settled();
    const page = this.#read(url);
    const { live } = renderer;
    const make = async (signal: AbortSignal) =>
      this.#composer.compose(await this.#render(page, signal), live, url.pathname);
    return this.#answer(request, reply, url, (signal) =>
      page.key === undefined || dev ? make(signal) : cache.get(page.key, make, signal),
    );
  }

  async #render({ url, route }: PageRequest, signal: AbortSignal): Promise<Rendered> {
    const { renderer, metrics } = this.options;
    const started = performance.now();
    const rendered = await renderer.render(url, { route, signal });
    if (route) {
      const { remote, version: release, path } = route;
      metrics.countRendered({ remote, release, route: path }, performance.now() - started);
    }
    return rendered;
  }

  /**
   * Sends the 404 page for an address that cannot be read. No router can hold such an address: the
   * browser's begins at another one.
   */
  async sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { renderer, config, cache } = this.options;
    const url = new URL(NOWHERE, config.siteOrigin);
    const { live } = renderer;
    const make = async (signal: AbortSignal) =>
      this.#composer.compose(
        await renderer.renderNotFound(url.href, signal),
        live,
        url.pathname,
        NOWHERE,
      );
    const key = `${live?.snapshot.id} no address`;
    return this.#answer(request, reply, url, (signal) => cache.get(key, make, signal));
  }

  /** Decided before anything is done for a page, so that a refusal costs very little. */
  #isToWait({ pathname }: URL): boolean {
    const { renderer, cache } = this.options;
    if (!renderer.isFull || !renderer.live) return false;
    return !cache.knows(pathKey(renderer.live, pathname));
  }

  #refuse(request: FastifyRequest): PageAnswer {
    this.#refusals.add(request.log);
    this.options.metrics.countRefused();
    return this.#waitingPage.next();
  }

  #read(url: URL): PageRequest {
    const { live } = this.options.renderer;
    if (!live) return { route: undefined, url: url.href, key: undefined };
    if (this.#reader?.live !== live) this.#reader = { live, read: createPageReader(live) };
    return this.#reader.read(url);
  }

  async #answer(
    request: FastifyRequest,
    reply: FastifyReply,
    url: URL,
    make: (signal: AbortSignal) => Promise<PageAnswer>,
  ): Promise<FastifyReply> {
    const visitor = new AbortController();
    // Only an answer that is not finished is given up.
    reply.raw.once('close', () => visitor.abort(new Error('The visitor has gone')));
    try {
      return await sendAnswer(request, reply, await make(visitor.signal));
    } catch (error) {
      if (visitor.signal.aborted) return reply;
      return sendAnswer(request, reply, this.#standIn(request, url, error));
    }
  }

  /** What goes when nothing could be rendered: words that need no worker. */
  #standIn(request: FastifyRequest, { pathname, search }: URL, error: unknown): PageAnswer {
    const { live } = this.options.renderer;
    if (error instanceof BusyError) return this.#refuse(request);
    request.log.error(
      { err: error, alarm: 'render' },
      'nothing could be rendered; the plain page goes, and the browser tries',
    );
    const page = plainPage(pathname + search);
    return this.#composer.document({ live, page, pathname, withScript: live !== undefined });
  }
}

/** An answer is made without the query that its page does not show: the visitor's own goes along. */
const withQueryOf = (target: string, location: string): string => {
  const at = target.indexOf('?');
  return (location.split('?', 1)[0] ?? '') + (at < 0 ? '' : target.slice(at));
};

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PageAnswer,
): Promise<FastifyReply> {
  reply.code(answer.status).headers(answer.headers).header('vary', 'accept-encoding');
  const { location } = answer.headers;
  if (location !== undefined) reply.header('location', withQueryOf(request.url, location));
  if (answer.isKept) {
    reply.header('etag', answer.etag);
    if (answer.status === 200 && request.headers['if-none-match']?.includes(answer.etag))
      return reply.code(304).send();
  }
  const { body, encoding } = await answer.bodyFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** The route of everything that is no file and no API call. */
export const PAGE_ROUTE = '/*';

/** Every address that is no file and no API call is a page (design §3). */
export function registerPageRoute(app: FastifyInstance, pages: PageSender): void {
  // Pages are compressed once, when they are made.
  app.get(PAGE_ROUTE, { compress: false }, (request, reply) => pages.send(request, reply));
}
