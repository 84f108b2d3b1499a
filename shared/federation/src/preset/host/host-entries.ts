export interface HostEntries {
  /** Browser entry. */
  client: string;
  /** Server entries by name: the render worker and the build inspector. */
  server: Record<string, string>;
  /**
   * Package → the host's own file that stands in its place in the server build, for everybody but that file
   * itself.
   */
  serverFiles?: Readonly<Record<string, string>>;
  /** Entry of the service worker of pages that open without a network; no script is made without it. */
  offline?: string;
}

/** The name under which the host takes part in federation. */
export const HOST_NAME = 'host';
