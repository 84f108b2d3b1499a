/**
 * Federation runtime plugin, in every build: asks again for a chunk that did not arrive. Without it
 * one file that was lost on the network makes a remote unusable until a reload (federation-facts §0.4): the module cache keeps the
 * failure, and the next `loadRemote` resolves with nothing.
 */
import { askAgain } from './ask-again';

declare const __webpack_require__: {
  e?: (chunkId: string | number) => Promise<unknown>;
  retriesChunks?: boolean;
};

export default function chunkRetry() {
  const bundler = __webpack_require__;
  const ensureChunk = bundler.e;
  if (ensureChunk && !bundler.retriesChunks) {
    bundler.retriesChunks = true;
    bundler.e = (chunkId) => askAgain(() => ensureChunk.call(bundler, chunkId));
  }
  return { name: 'chunk-retry' };
}
