/** What a page or slot of a released remote needs, so that it comes in one trip. */
export interface LiveNeeds {
  /** Addresses of its files, entry first: site-relative, or at the origin of ASSETS_ORIGIN. */
  preload: readonly string[];
  /** Keys of shared packages that the host has in files of their own. */
  shares?: readonly string[];
}
export interface LiveRoute extends LiveNeeds {
  path: string;
  /** What it needs beside when its address has a query parameter, by the parameter's name. */
  further?: Readonly<Record<string, LiveNeeds>>;
  /** The page opens without a network once it was visited. */
  offline?: true;
  /** A visitor pays here: its document lets the payment provider in. */
  takesPayments?: true;
  /** Data of the site itself that the page shows: only who may see it gets the page. */
  siteData?: 'releases';
  /** Crawlers are asked to leave the page alone. */
  robots?: false;
}
export interface LiveSlot extends LiveNeeds {
  name: string;
}

/** A remote as it is live for this visitor. */
export interface LiveRemote {
  name: string;
  version: string;
  /** Address of the browser entry, as those of the files; null while its files cannot be used. */
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
