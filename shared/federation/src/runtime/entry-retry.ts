/**
 * Federation runtime plugin of the host: asks again for a remote's entry that did not arrive, each time
 * under another address. Chunks, the exposed ones included, are asked for again by the plugin `chunk-retry`.
 */
import { againAddress } from '@site/shell/again-address';
import { askAgainAfterFailure } from '@site/shell/ask-again';
import { fetchChecked } from './fetch-checked';

/** The part of the runtime's `loadEntryError` arguments that is used here. */
interface FailedEntry<E> {
  /** Loads an entry; inside this hook a failure does not lead to the hook again. */
  getRemoteEntry: (params: {
    origin: unknown;
    remoteInfo: unknown;
    getEntryUrl: (address: string) => string;
  }) => Promise<E>;
  origin: unknown;
  remoteInfo: { entry: string };
  /** Entries that are being loaded; the failed one is still among them and would be waited for. */
  globalLoading: Record<string, unknown>;
  uniqueKey: string;
}

export default function entryRetry() {
  const losses = new Map<string, number>();
  return {
    name: 'entry-retry',
    loadEntryError: <E>(failed: FailedEntry<E>) => {
      const { getRemoteEntry, globalLoading, uniqueKey, origin, remoteInfo } = failed;
      return askAgainAfterFailure(async () => {
        const lost = (losses.get(uniqueKey) ?? 0) + 1;
        losses.set(uniqueKey, lost);
        await fetchChecked(remoteInfo.entry.replace(/.*\//, ''), lost);
        delete globalLoading[uniqueKey];
        return getRemoteEntry({
          origin,
          remoteInfo,
          getEntryUrl: (address) => againAddress(address, lost),
        });
      });
    },
  };
}
