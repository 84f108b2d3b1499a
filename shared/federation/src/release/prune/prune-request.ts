export interface PruneRequest {
  /** Releases folder. */
  store: string;
  who: string;
  /** How many versions of each remote are kept to roll back to, beside those that are kept for other reasons. */
  keep: number;
  /** What was live, released or previewed in this many days stays: open pages and preview links may need it. */
  days: number;
  /** Only says what would go. */
  dryRun: boolean;
  /** Remotes whose versions may go; all by default. */
  mayRelease?: (remote: string) => boolean;
  /** The clock, in ms. */
  now?: number;
}

/** A folder of the store that goes, or would go. */
export interface Pruned {
  /** `<remote>/<version>`. */
  folder: string;
  bytes: number;
}
