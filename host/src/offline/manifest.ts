import type { RuntimeConfig } from '@site/shell';

/** A file of an offline page, with the hash that it is checked by. */
export interface OfflineFile {
  /** Address, site-relative unless it is of another origin; it names its content. */
  url: string;
  /** Subresource Integrity value; fonts have none. */
  integrity?: string;
}

/** What the server puts in front of the worker's script: all that the worker knows of the site. */
export interface OfflineManifest {
  /** Names everything that the page is made of: it changes with every release and every build. */
  id: string;
  /** Path of the page; the worker answers for no other. */
  path: string;
  files: readonly OfflineFile[];
  /** For calls that are sent while no page is open. */
  config: RuntimeConfig;
}

/** Global of the worker that holds its manifest; one of a `path` alone tells the worker to remove itself. */
export const MANIFEST_GLOBAL = 'offlineManifest';

/** The header by which a page's document says of which manifest it is. */
export const OFFLINE_ID_HEADER = 'x-offline-id';

/** Where the worker of a page is. */
export const workerAddress = (path: string): string =>
  `/federation/offline-worker.js?page=${encodeURIComponent(path)}`;
