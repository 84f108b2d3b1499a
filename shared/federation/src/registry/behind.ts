/** What stands behind a releases folder of this machine that is only the copy of a bucket. */
export interface StoreBehind {
  /**
   * For whoever releases: does work on a copy that is as the bucket is, and hands on what the work changed.
   * Where somebody else was faster, the work is done again on what they left.
   */
  synced?: <T>(work: () => Promise<T>) => Promise<T>;
  /** Every file of the store in a folder of its own, as it is in the bucket and nowhere else. */
  whole?: <T>(work: (root: string) => Promise<T>) => Promise<T>;
  /** Folders of releases that no registry names, with what they weigh; those under way are not among them. */
  leftOvers?: (now: number) => readonly { folder: string; bytes: number }[];
  removeLeftOvers?: (now: number) => Promise<void>;
  /** For a host: writes a file that nobody has written before. @returns false when it is there */
  writeNew?: (file: string, text: string) => Promise<boolean>;
  /** For a host: adds a line to the audit log. */
  append?: (line: string) => Promise<void>;
}

const behind = new Map<string, StoreBehind>();

/** Says what stands behind a folder. */
export function setBehind(root: string, store: StoreBehind): void {
  behind.set(root, store);
}

/** What stands behind a folder; undefined for one that is the store itself. */
export const behindOf = (root: string): StoreBehind | undefined => behind.get(root);
