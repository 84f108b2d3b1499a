import { OnceASecond } from '@site/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DevSite } from '../dev/dev-site';
import type { RemoteMetrics } from '../metrics/remote-metrics';
import type { PageAnswer } from '../pages/page-answer';
import type { CacheWish, PageCache } from '../pages/page-cache';
import { type ComposerOptions, PageComposer } from '../pages/page-composer';
import { createPageReader, type PageRequest, pathKey } from '../pages/page-request';
import type { LiveSet } from '../releases/live-set';
import type { PageRoute } from '../render/page-routes';
import { BusyError } from '../render/render-errors';
import type { PageCall, Rendered } from '../render/render-service';
import type { TeamData } from '../team/team-data';
import type { Visit, VisitRenderer, Visits } from '../visits/visits';
import { FailedReadsLog } from './failed-reads-log';
import { pageAddress } from './page-address';
import { plainPage } from './plain-page';
import { sendAnswer } from './send-answer';
import { TurnAway } from './turn-away';

/** An address without a page: the 404 page is rendered at it, and its router begins there, when the asked address cannot be read. */
const NOWHERE = '/404';

export interface PageOptions extends Omit<ComposerOptions, 'devOrigins'> {
  /** Of what everybody gets. */
  renderer: Omit<VisitRenderer, 'load'>;
  /** Who gets something else; nobody under `pnpm dev`. */
  visits?: Pick<Visits, 'of'> | undefined;
  cache: PageCache;
  /** Told how long each page took to make, and of each visitor who was sent away. */
  metrics: Pick<RemoteMetrics, 'countRendered' | 'countFailedReads'> & { countRefused: () => void };
  /** Told of each page of a remote that goes out, previews left out. */
  onView?: ((route: PageRoute, hasFailed: boolean) => Promise<void>) | undefined;
  /** Who sees pages for the team, and what; without it nobody. */
  teamData?: Pick<TeamData, 'answerTo'> | undefined;
  /** Only under `pnpm dev`: then nothing is kept. */
  dev?: DevSite | undefined;
}

/** The parts of a visit that are needed here. */
type OwnVisit = Omit<Visit, 'renderer'> & { renderer: Omit<VisitRenderer, 'load'> };

interface Task {
  visit: OwnVisit;
  url: URL;
  /** Under which the page is kept; undefined for one that only this visitor may get. */
  key: string | undefined;
  /** Keys of the same page in the sets before. */
  former?: readonly string[];
  /** @param isForAll true when the page takes the place of a kept one: the API is asked for nobody then */
  make: (signal: AbortSignal, isForAll: boolean) => Promise<PageAnswer>;
}

/** What stands for the address of a visitor whose connection is gone (RFC 7239, 6.2). */
const NO_ADDRESS = 'unknown';

/** How often a visitor waits for a page with others, before it is made for that visitor alone. */
const TRIES_WITH_OTHERS = 3;

/** Sends pages as finished documents (design §3). */
export class PageSender {
  readonly #composer: PageComposer;
  readonly #turnAway: TurnAway;
  readonly #failedReads = new FailedReadsLog();
  readonly #plainPages = new OnceASecond();
  /** Live set → what reads its addresses, forgotten together with the live set. */
  readonly #readers = new WeakMap<LiveSet, (url: URL) => PageRequest>();
  /** The route of the release that made an answer; a page of the host has none. */
  readonly #routes = new WeakMap<PageAnswer, PageRoute>();
  /** Answers that lack what the API refused their visitor: they are for nobody else. */
  readonly #refused = new WeakSet<PageAnswer>();

  readonly #options: PageOptions;

  constructor(options: PageOptions) {
    this.#options = options;
    this.#composer = new PageComposer({ ...options, devOrigins: options.dev?.origins });
    this.#turnAway = new TurnAway({
      siteOrigin: options.config.siteOrigin,
      onRefused: () => options.metrics.countRefused(),
    });
  }

  /** Sends the page of the request's address. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { config, dev } = this.#options;
    const url = pageAddress(request.url, config.siteOrigin);
    if (!url) return this.sendNotFound(request, reply);
    const visit = await this.#visitOf(request);
    if (!visit) return this.#turnAway.ofPreviews(request, reply);
    const { renderer, preview } = visit;
    if (this.#isToWait(renderer, url)) return this.#turnAway.whenFull(request, reply);
    await dev?.settled();
    const { live } = renderer;
    const page = this.#read(live, url);
    const former = renderer.former.flatMap((set) => this.#read(set, url).key ?? []);
    if (this.#isToWait(renderer, url, [page.key ?? [], ...former].flat()))
      return this.#turnAway.whenFull(request, reply);
    const isForTeam = page.route?.siteData !== undefined;
    const given = isForTeam ? await this.#options.teamData?.answerTo(request) : undefined;
    if (isForTeam && !given) return this.sendNotFound(request, reply);
    // A page for everybody is limited for nobody: who has left, and has no address any more, must not pass for that.
    const { ip: asker = NO_ADDRESS }: { ip?: string } = request;
    const make = async (signal: AbortSignal, isForAll: boolean) => {
      const visitor = isForAll ? undefined : asker;
      const rendered = await this.#render(request, renderer, page, { signal, given, visitor });
      const { pathname } = url;
      const about = { expected: live, pathname, preview, isForTeam };
      const answer = await this.#composer.compose(rendered, about);
      if (page.route) this.#routes.set(answer, page.route);
      if ('page' in rendered.result && rendered.result.page.isRefused) this.#refused.add(answer);
      return answer;
    };
    const key = dev || isForTeam ? undefined : page.key;
    return this.#answer(request, reply, { visit, url, key, former, make });
  }

  async #render(
    { log }: FastifyRequest,
    renderer: OwnVisit['renderer'],
    { url, route }: PageRequest,
    call: Omit<PageCall, 'route'>,
  ): Promise<Rendered> {
    const { metrics } = this.#options;
    const started = performance.now();
    const rendered = await renderer.render(url, { route, ...call });
    if (route) {
      const { remote, version: release, path } = route;
      const measured = { remote, release, route: path };
      metrics.countRendered(measured, performance.now() - started);
      // What the API refused a visitor who asked too often is no trouble of the API.
      const page = 'page' in rendered.result ? rendered.result.page : undefined;
      const lacking = page && !page.isRefused && page.failedReads;
      if (lacking && Object.keys(lacking).length > 0) {
        metrics.countFailedReads(measured, lacking);
        this.#failedReads.add(log, measured, lacking);
      }
    }
    return rendered;
  }

  /**
   * Sends the 404 page for an address that cannot be read. No router can hold such an address: the
   * browser's begins at another one.
   */
  async sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = new URL(NOWHERE, this.#options.config.siteOrigin);
    const visit = await this.#visitOf(request);
    if (!visit) return this.#turnAway.ofPreviews(request, reply);
    const { renderer, preview } = visit;
    const { live } = renderer;
    const make = async (signal: AbortSignal) =>
      this.#composer.compose(await renderer.renderNotFound(url.href, signal), {
        expected: live,
        pathname: url.pathname,
        address: NOWHERE,
        preview,
      });
    return this.#answer(request, reply, {
      visit,
      url,
      key: `${live?.snapshot.id} no address`,
      make,
    });
  }

  async #visitOf({ headers }: FastifyRequest): Promise<OwnVisit | undefined> {
    const { visits, renderer } = this.#options;
    return visits ? visits.of(headers.cookie) : { renderer, preview: [] };
  }

  /**
   * Decided before anything is done for a page, so that a refusal costs very little: first by the path
   * alone, then by the key, when the address has been read.
   */
  #isToWait(
    { isFull, live, former }: OwnVisit['renderer'],
    { pathname }: URL,
    keys?: readonly string[],
  ): boolean {
    if (!isFull || !live) return false;
    const { cache } = this.#options;
    if (keys) return !keys.some((key) => cache.holds(key));
    return ![live, ...former].some((set) => cache.knows(pathKey(set, pathname)));
  }

  #read(live: LiveSet | undefined, url: URL): PageRequest {
    if (!live) return { route: undefined, url: url.href, key: undefined };
    const read = this.#readers.get(live) ?? createPageReader(live);
    this.#readers.set(live, read);
    return read(url);
  }

  async #answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { visit, url, key, former, make }: Task,
  ): Promise<FastifyReply> {
    const { onView } = this.#options;
    // A preview is this visitor's alone.
    const isShared = key !== undefined && visit.preview.length === 0;
    const visitor = new AbortController();
    // Only an answer that is not finished is given up.
    reply.raw.once('close', () => visitor.abort(new Error('The visitor has gone')));
    try {
      const wish = { signal: visitor.signal, ...(former && { former }) };
      const answer = await (isShared ? this.#share(key, make, wish) : make(visitor.signal, false));
      const route = this.#routes.get(answer);
      if (route && visit.preview.length === 0) await onView?.(route, answer.status >= 500);
      return await sendAnswer(request, reply, answer, visit);
    } catch (error) {
      if (visitor.signal.aborted) return reply;
      if (error instanceof BusyError) return this.#turnAway.whenFull(request, reply);
      return sendAnswer(request, reply, this.#standIn(request, visit, url, error));
    }
  }

  /**
   * The page of a key. One that was under way for another visitor, and lacks what the API refused that one, is made once
   * more for this one, and for all who wait with him.
   */
  async #share(key: string, make: Task['make'], wish: CacheWish): Promise<PageAnswer> {
    for (let tries = 1; tries <= TRIES_WITH_OTHERS; tries += 1) {
      let isOwn = false;
      const own: Task['make'] = (...call) => {
        isOwn = true;
        return make(...call);
      };
      const answer = await this.#options.cache.get(key, own, wish);
      if (isOwn || !this.#refused.has(answer)) return answer;
    }
    wish.signal?.throwIfAborted();
    return make(wish.signal ?? new AbortController().signal, false);
  }

  /** What goes when nothing could be rendered: words that need no worker. */
  #standIn(
    request: FastifyRequest,
    { renderer, preview }: OwnVisit,
    { pathname, search }: URL,
    error: unknown,
  ): PageAnswer {
    const { live } = renderer;
    this.#plainPages.add((pages) =>
      request.log.error(
        { err: error, alarm: 'render', pages },
        'nothing could be rendered; the plain page goes, and the browser tries',
      ),
    );
    const page = plainPage(pathname + search);
    return this.#composer.document({
      live,
      page,
      pathname,
      preview,
    });
  }
}

/** The route of everything that is no file and no API call. */
export const PAGE_ROUTE = '/*';

/** Every address that is no file and no API call is a page (design §3). */
export function registerPageRoute(app: FastifyInstance, pages: PageSender): void {
  // Pages are compressed once, when they are made.
  app.get(PAGE_ROUTE, { compress: false }, (request, reply) => pages.send(request, reply));
}
