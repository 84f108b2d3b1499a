/**
 * Federation runtime plugin, in every build for browsers: asks again for a chunk that did not arrive,
 * each time under another address. Without it one file that was lost on the network makes a remote
 * unusable until a reload (federation-facts §0.4): the module cache keeps the failure, and the next
 * `loadRemote` resolves with nothing.
 */
import { againAddress } from '@site/shell/again-address';
import { askAgain } from '@site/shell/ask-again';
import { fetchChecked } from './fetch-checked';

type ChunkId = string | number;

declare const __webpack_require__: {
  e?: (chunkId: ChunkId) => Promise<unknown>;
  /** File name of a chunk. */
  u: (chunkId: ChunkId) => string;
  retriesChunks?: boolean;
};

export default function chunkRetry() {
  const bundler = __webpack_require__;
  const { e: ensureChunk, u: fileName } = bundler;
  if (ensureChunk && !bundler.retriesChunks) {
    bundler.retriesChunks = true;
    const losses = new Map<ChunkId, number>();
    const lossesOf = (chunkId: ChunkId) => losses.get(chunkId) ?? 0;
    bundler.u = (chunkId) => againAddress(fileName.call(bundler, chunkId), lossesOf(chunkId));
    bundler.e = (chunkId) =>
      askAgain(async () => {
        const before = lossesOf(chunkId);
        try {
          if (before > 0) await fetchChecked(fileName.call(bundler, chunkId), before);
          return await ensureChunk.call(bundler, chunkId);
        } catch (error) {
          // Of several that waited for one request, one counts its loss.
          losses.set(chunkId, before + 1);
          throw error;
        }
      });
  }
  return { name: 'chunk-retry' };
}
