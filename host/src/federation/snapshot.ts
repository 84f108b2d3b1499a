/** A page or slot of a released remote, as the browser needs it. */
export interface LiveRoute {
  path: string;
  /** Site-relative addresses of the files that the page needs, entry first. */
  preload: readonly string[];
}
export interface LiveSlot {
  name: string;
  preload: readonly string[];
}

/** A remote as it is live for this visitor. */
export interface LiveRemote {
  name: string;
  version: string;
  /** Site-relative address of the browser entry; null while its files cannot be used. */
  entry: string | null;
  /** Released entries are ES modules; those of dev servers are scripts at an absolute address. */
  format?: 'script';
  routes: readonly LiveRoute[];
  slots: readonly LiveSlot[];
}

/** Which versions a page was made of. Two snapshots with the same id are the same. */
export interface FederationSnapshot {
  id: string;
  remotes: readonly LiveRemote[];
}
