import { THEME_STORAGE_KEY } from '@site/ui/theme-keys';
import { CONSENT_STORAGE_KEY } from '../tracking/consent';

/** Keys of what is chosen in one document and followed by all documents of the site. */
const FOLLOWED = [THEME_STORAGE_KEY, CONSENT_STORAGE_KEY];

/** What is chosen now, in the order of the keys; null for what is not. */
function chosen(): (string | null)[] {
  try {
    return [localStorage.getItem(THEME_STORAGE_KEY), localStorage.getItem(CONSENT_STORAGE_KEY)];
  } catch {
    // Storage is forbidden: no document hears of another one's choices.
    return [];
  }
}

/** Tells this document what differs from `before`, as browsers do. */
function tell(now: (string | null)[], before: readonly (string | null | undefined)[]): void {
  for (const [n, newValue] of now.entries()) {
    const key = FOLLOWED[n] ?? null;
    if (newValue !== before[n])
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
}

/**
 * Tells a document that comes out of the browser's back/forward cache what was chosen while it was there, e.g. in the
 * page that was opened after it: browsers tell it to documents that are open.
 */
export function catchUpWithChoices(): void {
  let before = chosen();
  // The document may have been in the cache before this code came. What is not stored is chosen here, if at all.
  tell(before, [null, null]);
  window.addEventListener('pagehide', () => {
    before = chosen();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell(chosen(), before);
  });
}
