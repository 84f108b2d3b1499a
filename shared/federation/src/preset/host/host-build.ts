/** A file of the host's build for browsers, with its Subresource Integrity value. */
export interface HostFile {
  /** Under `/assets/`. */
  file: string;
  integrity: string;
}

/** What the host's server needs to know of the host's own build: `dist/build.json`. */
export interface HostBuild {
  /** Browser entry. */
  script: HostFile;
  /** Shared package that is not in the script → its files, which a page that needs it preloads. */
  shares: Record<string, HostFile[]>;
  /** What any page of the host may load later, e.g. its dialogs: a page that opens without a network keeps them. */
  later: HostFile[];
  /** Versions of the singletons that this host provides. */
  provides: Record<string, string>;
  sourceHash: string;
  /** Every file of the build, relative to `dist`: one that is gone makes the build a new one. */
  files: string[];
}
