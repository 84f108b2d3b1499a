import type { PublicPaths, RenderMode, RenderResult } from '../../src/worker/messages';
import type { LiveSet } from '../releases/live-set';
import { LiveWorkers, type LiveWorkersOptions } from './live-workers';
import type { PageRoute } from './page-routes';
import { BusyError, NoWorkerError, PageFaultError } from './render-errors';
import type { PageReads } from './render-worker';
import { RouteBreaker } from './route-breaker';

/** What a page was rendered with: document and import map must come from the same live set. */
export interface Rendered {
  live: LiveSet;
  result: RenderResult;
  /** ms until the page is tried again that was left out here; only where that is known. */
  backInMs?: number;
}

/** Whose page it is, and whether anybody still waits for it. */
export interface PageCall extends PageReads {
  /** The remote's route; undefined for a page of the host. */
  route?: PageRoute | undefined;
  /** Aborts when nobody waits any more. */
  signal?: AbortSignal | undefined;
}

interface RenderServiceOptions extends LiveWorkersOptions {
  /** A page of a release ended or blocked its worker twice. */
  onHarmfulPage: (route: PageRoute, reason: string) => Promise<void>;
  /** Told of each page of a remote that could not be rendered, or is left to the browsers. */
  onLost: (route: PageRoute) => void;
}

/**
 * Renders pages with the workers of the live set in force, and leaves those to the browsers that harm
 * their worker (docs/server-rendering.md).
 */
export class RenderService {
  readonly #workers: LiveWorkers;
  readonly #breaker = new RouteBreaker();

  readonly #options: RenderServiceOptions;

  constructor(options: RenderServiceOptions) {
    this.#options = options;
    this.#workers = new LiveWorkers(options);
  }

  get isReady(): boolean {
    return this.#workers.isReady;
  }

  get live(): LiveSet | undefined {
    return this.#workers.live;
  }

  /** Sets that this one replaced a moment ago, whose pages may stand in for it; the newest first. */
  get former(): readonly LiveSet[] {
    return this.#workers.former;
  }

  /** Sets before this one of which somebody may have a page open; none that was taken back. */
  get open(): readonly LiveSet[] {
    return this.#workers.open;
  }

  /** True when the next page would be refused. */
  get isFull(): boolean {
    return this.#workers.isFull;
  }

  /** Pages in workers and in the queue. */
  get load(): { underWay: number; waiting: number } {
    return this.#workers.load;
  }

  /** Workers that are warm. */
  get warmWorkers(): number {
    return this.#workers.warm;
  }

  /**
   * Switches to a live set once a worker is warm for it; changes that come meanwhile wait their turn.
   * @param options `isRebuilt`: its code has changed, though its name has not (development)
   * @returns false when no worker started for it: the old ones stay in force, and the caller tries again
   */
  switchTo(live: LiveSet, options?: { isRebuilt?: boolean }): Promise<boolean> {
    return this.#workers.switchTo(live, options);
  }

  /**
   * Renders the page at an absolute address; one that cannot be rendered comes as the shell with the
   * fault card in its place, and so does one of a route that ended or blocked its worker twice.
   * @throws NoWorkerError when there is no worker; BusyError when too many pages wait; the signal's reason
   * @throws Error when not even the shell can be rendered
   */
  async render(url: string, call: PageCall = {}): Promise<Rendered> {
    const { route, signal, given, visitor } = call;
    if (route && !this.#breaker.allows(route.key)) return this.#renderClosed(route, url, signal);
    let isWhole = false;
    try {
      const rendered = await this.#renderAs('page', url, signal, { given, visitor });
      isWhole = true;
      return rendered;
    } catch (error) {
      const isOver = error instanceof NoWorkerError || error instanceof BusyError;
      if (isOver || signal?.aborted) throw error;
      this.#logLost(error, route);
      if (route && error instanceof PageFaultError) this.#onFault(route, error);
      return this.#renderAs('shell', url, signal);
    } finally {
      if (route) this.#breaker.tried(route.key, isWhole);
    }
  }

  /** Renders the 404 page. @throws as {@link render} */
  renderNotFound(url: string, signal?: AbortSignal): Promise<Rendered> {
    return this.#renderAs('not-found', url, signal);
  }

  /** The paths that search engines should know, from the routes of the live releases. @throws as {@link render} */
  async listPublicPaths(): Promise<PublicPaths> {
    return this.#workers.ask((worker) => worker.listPublicPaths());
  }

  stop(): Promise<void> {
    return this.#workers.stop();
  }

  async #renderClosed(route: PageRoute, url: string, signal?: AbortSignal): Promise<Rendered> {
    const shell = await this.#renderAs('shell', url, signal);
    // Who gets no page from here is counted, though nothing is tried: else the figures say that all is well.
    this.#options.onLost(route);
    return { ...shell, backInMs: this.#breaker.closedForMs(route.key) };
  }

  #renderAs(
    mode: RenderMode,
    url: string,
    signal?: AbortSignal,
    reads?: PageReads,
  ): Promise<Rendered> {
    return this.#workers.ask(
      async (worker, live) => ({ live, result: await worker.render(url, mode, signal, reads) }),
      signal,
    );
  }

  #logLost(error: unknown, route: PageRoute | undefined): void {
    const where = route && { remote: route.remote, version: route.version, route: route.path };
    this.#options.log.error(
      { err: error, alarm: 'render', ...where },
      'a page could not be rendered: the shell goes',
    );
    if (route) this.#options.onLost(route);
  }

  #onFault(route: PageRoute, error: PageFaultError): void {
    const { log, onHarmfulPage } = this.#options;
    const pause = this.#breaker.fault(route.key);
    if (pause === 0) return;
    const { remote, version, path } = route;
    log.error(
      { alarm: 'page', remote, version, route: path, reason: error.message, forMs: pause },
      'a page ends or blocks its render worker: it is left to the browsers for a while',
    );
    onHarmfulPage(route, error.message).catch((failure: unknown) =>
      log.error({ err: failure }, 'could not go back to an older release'),
    );
  }
}
