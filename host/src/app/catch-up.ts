import { THEME_STORAGE_KEY } from '@site/ui/theme-keys';
import { CONSENT_STORAGE_KEY } from '../tracking/consent';

/** What all documents of the site follow as it is chosen in any of them. */
const FOLLOWED = [THEME_STORAGE_KEY, CONSENT_STORAGE_KEY];

function chosen(): (string | null)[] {
  try {
    return FOLLOWED.map((key) => localStorage.getItem(key));
  } catch {
    // Storage is forbidden: no document hears of another one's choices.
    return [];
  }
}

/**
 * Tells a document that comes out of the browser's back/forward cache what was chosen while it was there, e.g. in the
 * page that was opened after it: browsers tell it to documents that are open.
 */
export function catchUpWithChoices(): void {
  let before = chosen();
  window.addEventListener('pagehide', () => {
    before = chosen();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const [n, newValue] of chosen().entries()) {
      const key = FOLLOWED[n] ?? null;
      if (newValue !== before[n])
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  });
}
