import type { FileGroup, GroupName, PageBytes } from './byte-changes';
import type { PartChange } from './part-changes';
import type { PackageLine, SharedLine } from './version-changes';

/** Something that was found on a page in a browser, and in which of the two versions. */
export interface SeenFinding {
  text: string;
  state: 'new' | 'live too' | 'gone';
  /** It is a matter of what a page may cost, which its release can allow. */
  isBudget: boolean;
}

/** A page in both versions at one width: WebP pictures as base64; undefined where the page is not there. */
export interface SeenWidth {
  /** Of the window, in px. */
  width: number;
  live: string | undefined;
  next: string | undefined;
}

/** What was seen of one address, or of a slot. */
export interface SeenPage {
  address: string;
  /** The slot that was opened there; undefined for the page itself. */
  slot?: string | undefined;
  findings: readonly SeenFinding[];
  /** Empty for a slot, and where another address of the same route was photographed. */
  widths: readonly SeenWidth[];
}

/** What a browser has seen, or why none has looked. */
export type Seen =
  | {
      pages: readonly SeenPage[];
      /** Routes of which no address is known. */
      unknown: readonly string[];
    }
  | { why: string };

/** What a new release does to each part, where it could be built. */
export interface ReleaseParts {
  routes: readonly PartChange[];
  slots: readonly PartChange[];
  pages: readonly PageBytes[];
  groups: readonly { group: GroupName; live: FileGroup | undefined; next: FileGroup }[];
  /** Undefined for a release that does not say what it holds. */
  packages: readonly PackageLine[] | undefined;
  seen: Seen;
}

/** A release beside the one that is live, as data. */
export interface Explanation {
  remote: string;
  /** Version of the release that is explained, and whether it is in the store. */
  next: { version: string; isReleased: boolean };
  /** Version that is live; undefined before the first release. */
  live: string | undefined;
  /** Why the gate refuses it, a sentence each; none when it lets it through. */
  reasons: readonly string[];
  shared: readonly SharedLine[];
  parts: ReleaseParts | undefined;
}
