/**
 * Federation runtime plugin, in every build: asks again for a chunk that did not arrive. Without it
 * one lost packet poisons a remote until reload (federation-facts §0.4): the module cache keeps the
 * failure, and the next `loadRemote` resolves with nothing.
 */
declare const __webpack_require__: {
  e?: (chunkId: string | number) => Promise<unknown>;
  retriesChunks?: boolean;
};

const ATTEMPTS = 3;
const FIRST_WAIT_MS = 150;

async function attempt(load: () => Promise<unknown>): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (tries >= ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** tries));
    }
  }
}

export default function chunkRetry() {
  const bundler = __webpack_require__;
  const ensureChunk = bundler.e;
  if (ensureChunk && !bundler.retriesChunks) {
    bundler.retriesChunks = true;
    bundler.e = (chunkId) => attempt(() => ensureChunk.call(bundler, chunkId));
  }
  return { name: 'chunk-retry' };
}
