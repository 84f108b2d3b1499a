import type { Publication } from '../publish-release/publication';

/** Where the content is made. */
export interface ContentSource {
  /**
   * What Node is called with, and a folder behind it: it builds the content in that folder, where most of it may be
   * already, and looks through it.
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
