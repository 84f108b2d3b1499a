/**
 * Federation runtime plugin of the host: asks again for a remote's entry that did not arrive. Chunks,
 * the exposed ones included, are asked for again by the plugin `chunk-retry`.
 */
import { askAgainAfterFailure } from './ask-again';

/** The part of the runtime's `loadEntryError` arguments that is used here. */
interface FailedEntry<E> {
  /** Loads an entry; inside this hook a failure does not lead to the hook again. */
  getRemoteEntry: (params: { origin: unknown; remoteInfo: unknown }) => Promise<E>;
  origin: unknown;
  remoteInfo: unknown;
  /** Entries that are being loaded; the failed one is still among them and would be waited for. */
  globalLoading: Record<string, unknown>;
  uniqueKey: string;
}

export default function entryRetry() {
  return {
    name: 'entry-retry',
    loadEntryError: <E>({ getRemoteEntry, globalLoading, uniqueKey, ...entry }: FailedEntry<E>) =>
      askAgainAfterFailure(() => {
        delete globalLoading[uniqueKey];
        return getRemoteEntry({ origin: entry.origin, remoteInfo: entry.remoteInfo });
      }),
  };
}
