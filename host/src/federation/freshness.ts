import { areAddressesUsedUp } from './load-expose';

/**
 * A session keeps the versions that its document was made of; it never mixes two versions of one
 * remote. When the registry has moved on, the next navigation is a document navigation: the visitor
 * gets a page that is finished, new, and covered by the new import map (docs/releases-in-open-pages.md).
 */
let documentSnapshotId: string | undefined;

/** Remembers what this document was made of; without it (server, tests) nothing is ever stale. */
export function rememberSnapshot(id: string): void {
  documentSnapshotId = id;
}

/**
 * How this document's versions compare with the site's: `unknown` when the answer cannot be had, or when
 * a new document may be the waiting page, because more pages are asked for than can be made.
 */
type Comparison = 'same' | 'other' | 'unknown';

async function compareWithSite(): Promise<Comparison> {
  if (documentSnapshotId === undefined) return 'unknown';
  try {
    const response = await fetch(`/federation/snapshot?of=${documentSnapshotId}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(2_000),
    });
    if (!response.ok) return 'unknown';
    const { id, busy } = (await response.json()) as { id: string; busy?: boolean };
    if (busy === true) return 'unknown';
    return id === documentSnapshotId ? 'same' : 'other';
  } catch (_offline) {
    return 'unknown';
  }
}

/** Whether the site's live versions differ from this document's. False when the answer cannot be had: an offline visitor keeps what works. */
export const isSessionStale = async (): Promise<boolean> => (await compareWithSite()) === 'other';

/**
 * Whether Retry means a new document: when the site has other versions by now, or when scripts were lost, or
 * late, so often that this document has no further address for them (`chunk-retry`). Never while the site does
 * not answer: the page that is there is worth more than the browser's page of errors.
 * @param isUsedUp whether the files in question have no further address; without it, whether those of any remote's code have
 */
export async function needsFreshDocument(isUsedUp?: boolean): Promise<boolean> {
  const comparison = await compareWithSite();
  return comparison === 'other' || (comparison === 'same' && (isUsedUp ?? areAddressesUsedUp()));
}

/** Fragment of the address that the visitor goes to: a page's loader is not told of it. */
export const going = { hash: '' };

/**
 * Leaves for a fresh document at the address; the returned promise never settles, because the page goes away.
 * @param signal says that the visitor went elsewhere meanwhile: the document, which would come all the same, is given up,
 *   and with it all else that is on its way, as it would have been by the document; what the next page needs of that it
 *   asks for again
 */
export function leaveForFreshDocument(url: string, signal: AbortSignal): Promise<never> {
  const fresh = url + going.hash;
  // Back has changed the address already: a browser that is sent to its fragment stays in the document.
  if (fresh === location.href) location.reload();
  else location.assign(fresh);
  signal.addEventListener('abort', () => stop());
  return new Promise<never>(() => undefined);
}
