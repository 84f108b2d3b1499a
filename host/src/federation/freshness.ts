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

/** Whether the site's live versions differ from this document's. False when the answer cannot be had: an offline visitor keeps what works. */
export async function isSessionStale(): Promise<boolean> {
  if (documentSnapshotId === undefined) return false;
  try {
    const response = await fetch(`/federation/snapshot?of=${documentSnapshotId}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(2_000),
    });
    if (!response.ok) return false;
    const { id, busy } = (await response.json()) as { id: string; busy?: boolean };
    // While more pages are asked for than can be made, a new document may be the waiting page.
    return id !== documentSnapshotId && busy !== true;
  } catch (_offline) {
    return false;
  }
}

/** Leaves for a fresh document at the address; the returned promise never settles, because the page goes away. */
export function leaveForFreshDocument(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise<never>(() => undefined);
}
