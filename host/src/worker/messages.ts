import type { PageHead, RuntimeConfig, SiteAnswer } from '@site/shell';
import type { FaultStage } from '../federation/remote-fault';
import type { FederationSnapshot } from '../federation/snapshot';
import type { FailedReads } from './failed-reads';

/** What a render worker is made for: one snapshot, for its whole life. */
export interface WorkerSetup {
  snapshot: FederationSnapshot;
  /** Remote name → absolute path of its server entry. */
  serverEntries: Record<string, string>;
  config: RuntimeConfig;
  /** Folder of the released content that the pages show; without it they read what comes with the API. */
  contentDir?: string | undefined;
  /** ms after which a page goes without the data that has not come. */
  dataLimitMs: number;
}

/** A page, rendered; the document around it is the server's. */
export interface RenderedPage {
  html: string;
  /** `<style>` elements with the rules that the page uses. */
  styles: string;
  status: number;
  /** Route id of the page. */
  routeId: string;
  /** Names of the query parameters that it was rendered with. */
  params?: readonly string[];
  head: PageHead;
  /** Whether every read of the page and of the shell around it was answered. */
  hasAllData: boolean;
  failedReads: FailedReads;
  /**
   * True when the API refused a read because of the visitor for whom it was made: the page says nothing of what anybody
   * else gets.
   */
  isRefused?: boolean;
  /**
   * What the browser hydrates with, by route id: JSON for the inside of a `<script>` element. A text crosses
   * to the server's thread in one piece, data value by value.
   */
  loaderData: string;
}

/** Answer to a request: a page, or the address to go to instead. */
export type RenderResult = { page: RenderedPage } | { redirect: string; status: number };

/** The paths that search engines should know. */
export interface PublicPaths {
  paths: readonly string[];
  /** False when those of a page could not be listed: true for this moment, and not to be kept. */
  isWhole: boolean;
}

/**
 * What to render at an address. `page`: the page. `shell`: the shell with the fault card in the page's
 * place; no code of a remote runs. `not-found`: the 404 page, for an address that cannot be read.
 */
export type RenderMode = 'page' | 'shell' | 'not-found';

/** What the server asks of a worker; the answer carries the same id. */
export type Question =
  | {
      type: 'render';
      url: string;
      mode: RenderMode;
      /** Which content of the API it shows; undefined keeps no answers for further pages. */
      content?: number | undefined;
      /** What the site answers to a page that shows data of the site itself. */
      given?: SiteAnswer | undefined;
      /** Address of the visitor for whom the API is asked; undefined for a page that everybody gets. */
      visitor?: string | undefined;
    }
  | { type: 'sitemap' };
export type ToWorker =
  | ({ id: number } & Question)
  /** Nobody waits for this answer any more: what is under way for it ends. */
  | { type: 'cancel'; id: number }
  | { type: 'ping' };

export type FromWorker =
  | { type: 'warming'; remote: string }
  | { type: 'broken'; remote: string; message: string }
  | { type: 'ready' }
  /** The data of a page is here, and React begins with it. */
  | { type: 'rendering'; id: number }
  | { type: 'answered'; id: number; answer: RenderResult | PublicPaths }
  | { type: 'failed'; id: number; message: string }
  | { type: 'pong' }
  | { type: 'fault'; remote: string; version: string; stage: FaultStage; message: string }
  /** A promise was rejected that nobody waited for. */
  | { type: 'stray'; message: string };
