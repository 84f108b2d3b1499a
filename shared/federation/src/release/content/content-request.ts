import type { Publication } from '../publish-release/publication';

/** Where the content is made. */
export interface ContentSource {
  /**
   * What Node is called with: a script that builds the content and checks it, and its arguments. The folder to build
   * in is given as its last argument; it may hold the last build, of which the script uses what is unchanged.
   */
  check: readonly string[];
  /** Folder with the last build; it stays as it is, because an API may serve it. */
  dist: string;
  /** The recording of an API. */
  answers: string;
}

export interface ContentRequest
  extends Omit<Publication, 'remote' | 'version' | 'share' | 'sourceHash'> {
  source: ContentSource;
  /** Folder of the host, built: its `gate.cjs` renders the pages. */
  hostDir: string;
  /** Defaults to one of the day: see {@link nextContentVersion}. */
  version?: string | undefined;
  /** Who gets it: all visitors (100, by default), or only preview links (0). */
  share?: number;
  /** An earlier version that is the same is not released anew, whether somebody took it back or not. */
  ifChanged?: boolean;
  /** A text or a document may disappear. */
  allowRemoval: boolean;
}
