/**
 * Federation runtime plugin of server builds: notes which chunks and shared packages a page asks for, so
 * that the release command can write the page's preload list from what the build really does.
 */
declare const __webpack_require__: {
  e?: (chunkId: string | number) => Promise<unknown>;
  logsChunks?: boolean;
};

declare global {
  /** Set by the release command while it loads a page; absent everywhere else. */
  var requestedChunks: Set<string> | undefined;
  /** The same for shared packages, by their keys. */
  var requestedShares: Set<string> | undefined;
}

export default function chunkLog() {
  const bundler = __webpack_require__;
  const ensureChunk = bundler.e;
  if (ensureChunk && !bundler.logsChunks) {
    bundler.logsChunks = true;
    bundler.e = (chunkId) => {
      globalThis.requestedChunks?.add(String(chunkId));
      return ensureChunk.call(bundler, chunkId);
    };
  }
  return {
    name: 'chunk-log',
    async beforeLoadShare<T extends { pkgName: string }>(asked: T): Promise<T> {
      globalThis.requestedShares?.add(asked.pkgName);
      return asked;
    },
  };
}
