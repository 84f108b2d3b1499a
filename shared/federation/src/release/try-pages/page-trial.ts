/** A server build whose pages are tried. */
export interface PagesToTry {
  remote: string;
  /** File of the server's entry. */
  serverEntry: string;
  /** Paths of its routes. */
  paths: readonly string[];
  /** API whose data they show; undefined: they are tried without data alone. */
  apiOrigin?: string | undefined;
  /** Not without data, too: for code that has passed that when it was released. */
  dataOnly?: boolean;
  /** Ms without a word after which a page counts as one that never ends. */
  silenceMs?: number;
}

/** What came of it. */
export interface PageTrial {
  /** What is wrong, a sentence each. */
  problems: string[];
  /** Where pages were tried with data. */
  addresses: string[];
}
