/** Package → a file of our own that everybody gets in its place, but for that file itself. */
export type StandIns = Readonly<Record<string, string>>;

export interface HostEntries {
  /** Browser entry. */
  client: string;
  /** Server entries by name: the render worker and the build inspector. */
  server: Record<string, string>;
  /** What stands in the place of packages in the build for browsers. */
  clientFiles?: StandIns;
  /** What stands in the place of packages in the server build. */
  serverFiles?: StandIns;
  /** Entry of the service worker of pages that open without a network; no script is made without it. */
  offline?: string;
}

/** The name under which the host takes part in federation. */
export const HOST_NAME = 'host';
