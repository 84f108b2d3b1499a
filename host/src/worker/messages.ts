import type { RuntimeConfig } from '@site/shell';
import type { FederationSnapshot } from '../federation/snapshot';

/** What a render worker is made for: one snapshot, for its whole life. */
export interface WorkerSetup {
  snapshot: FederationSnapshot;
  /** Remote name → absolute path of its server entry. */
  serverEntries: Record<string, string>;
  config: RuntimeConfig;
}

/** A page, rendered; the document around it is the server's. */
export interface RenderedPage {
  html: string;
  /** `<style>` elements with the rules that the page uses. */
  styles: string;
  status: number;
  /** Route id of the page. */
  routeId: string;
  loaderData: Record<string, unknown>;
}

/** Answer to a request: a page, or the address to go to instead. */
export type RenderResult = { page: RenderedPage } | { redirect: string; status: number };

/** What the server asks of a worker; the answer carries the same id. */
export type ToWorker = { id: number } & ({ type: 'render'; url: string } | { type: 'sitemap' });

export type FromWorker =
  | { type: 'warming'; remote: string }
  | { type: 'broken'; remote: string; message: string }
  | { type: 'ready' }
  | { type: 'answered'; id: number; answer: RenderResult | readonly string[] }
  | { type: 'failed'; id: number; message: string }
  | { type: 'fault'; remote: string; version: string; stage: string; message: string };
