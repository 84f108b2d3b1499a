/**
 * Federation runtime plugin of server builds: notes which chunks, and which shared packages with them, a
 * page asks for, so that the release command can write the page's preload list from what the build
 * really does.
 */
declare const __webpack_require__: {
  e?: (chunkId: string | number) => Promise<unknown>;
  logsChunks?: boolean;
  consumesLoadingData?: {
    /** Chunk → ids of the modules in it that stand for shared packages. */
    chunkMapping?: Record<string, readonly (string | number)[]>;
    moduleIdToConsumeDataMapping?: Record<string, { shareKey: string }>;
  };
};

declare global {
  /** Set by the release command while it loads a page; absent everywhere else. */
  var requestedChunks: Set<string> | undefined;
  /** The same for shared packages, by their keys. */
  var requestedShares: Set<string> | undefined;
}

function sharesOf(chunkId: string): string[] {
  const { chunkMapping, moduleIdToConsumeDataMapping } =
    __webpack_require__.consumesLoadingData ?? {};
  return (chunkMapping?.[chunkId] ?? []).flatMap(
    (id) => moduleIdToConsumeDataMapping?.[id]?.shareKey ?? [],
  );
}

export default function chunkLog() {
  const bundler = __webpack_require__;
  const ensureChunk = bundler.e;
  if (ensureChunk && !bundler.logsChunks) {
    bundler.logsChunks = true;
    bundler.e = (chunkId) => {
      globalThis.requestedChunks?.add(String(chunkId));
      for (const key of sharesOf(String(chunkId))) globalThis.requestedShares?.add(key);
      return ensureChunk.call(bundler, chunkId);
    };
  }
  return { name: 'chunk-log' };
}
